import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('workbox-precaching', () => ({ createHandlerBoundToURL: () => async () => new Response('cangkang bangunan') }));

let kept: Response | undefined;
let shell: typeof import('./shell').shell;

beforeEach(async () => {
  kept = undefined;
  vi.stubGlobal('self', { __WB_MANIFEST: [{ url: '/assets/entry-1.js', revision: null, isEntry: true }] });
  vi.stubGlobal('caches', {
    match: async (_: string, { cacheName = '' } = {}) => (cacheName === 'cangkang' ? kept : undefined),
  });
  vi.resetModules();
  ({ shell } = await import('./shell'));
});
afterEach(() => vi.unstubAllGlobals());

const given = async () => {
  const response = await shell({} as never);
  return [await response.text(), response.headers.get('Content-Security-Policy')];
};

test('the shell with the newest look comes before that of the build, with its own policy', async () => {
  expect(await given()).toEqual(['cangkang bangunan', null]);
  const html = '<script src="/assets/entry-1.js"></script>Nama baru';
  kept = new Response(html, { headers: { 'Content-Security-Policy': "style-src 'sha256-biru'" } });
  expect(await given()).toEqual([html, "style-src 'sha256-biru'"]);
});

test('one of another build would be a page without scripts', async () => {
  kept = new Response('<script src="/assets/entry-0.js"></script>');
  expect(await given()).toEqual(['cangkang bangunan', null]);
});
