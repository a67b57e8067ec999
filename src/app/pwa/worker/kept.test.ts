import { beforeAll, expect, test, vi } from 'vitest';

let kept: typeof import('./kept');

beforeAll(async () => {
  vi.stubGlobal('self', { __WB_MANIFEST: [{ url: '/assets/index-baru.js', revision: null, isEntry: true }] });
  vi.resetModules();
  kept = await import('./kept');
});

const page = (entry: string, headers: Record<string, string> = {}) =>
  new Response(
    `<!doctype html><html><head><title>x</title></head><body><script src="${entry}"></script></body></html>`,
    {
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
    },
  );

test('a kept page says in its head since when, and keeps its policy', async () => {
  const policy = { 'Content-Security-Policy': "script-src 'self'", 'Content-Encoding': 'br' };
  const answer = await kept.keptPage(page('/assets/index-baru.js', policy));
  expect(await answer?.text()).toMatch(/<head><meta name="disimpan" content="\d{4}-\d\d-\d\dT[^"]+Z"><title>/);
  expect(answer?.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
  expect(answer?.headers.has('Content-Encoding')).toBe(false);
});

test('a page of another build is not kept: its scripts are not there', async () => {
  expect(await kept.keptPage(page('/assets/index-lama.js'))).toBeNull();
});

test.each([
  ['a failure', new Response('{}', { status: 503 })],
  ['what is private', Response.json({}, { headers: { 'Cache-Control': 'private, no-store' } })],
  ['a challenge', Response.json({}, { headers: { 'Cache-Control': 'no-store' } })],
])('%s is not kept', async (_name, answer) => {
  expect(await kept.keptAnswer(answer)).toBeNull();
});

test('a kept answer says since when', async () => {
  const answer = await kept.keptAnswer(Response.json({ data: [1] }, { headers: { 'Cache-Control': 'public' } }));
  expect(Date.parse(answer?.headers.get('X-Disimpan') ?? '')).toBeLessThanOrEqual(Date.now());
  expect(await answer?.json()).toEqual({ data: [1] });
});
