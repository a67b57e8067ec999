import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Situs } from '#contract/formulas/situs/situs.ts';
import { ChangeSitusContext, SiteContext, useNamaSitus } from '@/shared/config';
import { useFollowTampilan } from './use-follow-tampilan';

const SCRIPT = '/assets/entry-1.js';
const biru: Situs = { nama: 'Pangan Biru', pendek: '', warna: '#1d4ed8', logo: { versi: 'abc', rasio: 100 } };
const merah: Situs = { nama: 'Pangan Merah', pendek: '', warna: '#8a1538' };

/** The device's caches, by cache and address. */
let kept: Map<string, Map<string, Response>>;
let pageOf: (situs?: Situs) => Response;
let answer: () => Response;
let asked: string[];
/** Elements in the head of the server's page: two links, its colours, its script. */
let inHead: HTMLElement[];

const cacheOf = (name: string) => {
  const cache = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, cache);
  return cache;
};
const shellOnDevice = async () => kept.get('cangkang')?.get('/dashboard')?.clone().text();

beforeEach(() => {
  kept = new Map([['halaman', new Map([['/', new Response('lama')]])]]);
  asked = [];
  pageOf = (situs) => {
    const data = JSON.stringify({ address: '/dashboard', cache: {}, site: { origin: '', wilayah: 'X', situs } });
    return new Response(`<script id="data" type="application/json">${data}</script><script src="${SCRIPT}"></script>`);
  };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  vi.stubGlobal('caches', {
    match: async (address: string, { cacheName = '' }) => kept.get(cacheName)?.get(address)?.clone(),
    open: async (name: string) => ({
      put: async (address: string, response: Response) => void cacheOf(name).set(address, response),
    }),
    delete: async (name: string) => kept.delete(name),
  });
  inHead = [
    Object.assign(document.createElement('link'), { rel: 'icon', type: 'image/svg+xml', href: '/ikon.svg' }),
    Object.assign(document.createElement('link'), { rel: 'apple-touch-icon', href: '/ikon-180.png' }),
    Object.assign(document.createElement('style'), { textContent: ':root:root{--padi-600:#8a1538}' }),
    Object.assign(document.createElement('script'), { type: 'module' }),
  ];
  inHead[3]?.setAttribute('src', SCRIPT);
  document.head.append(...inHead);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const element of inHead) element.remove();
});

let follow: () => Promise<void>;

function Name() {
  follow = useFollowTampilan();
  return <p>{useNamaSitus()}</p>;
}

function Site({ first }: { first?: Situs | undefined }) {
  const [situs, setSitus] = useState(first);
  return (
    <ChangeSitusContext value={setSitus}>
      <SiteContext value={{ origin: '', wilayah: 'X', ...(situs && { situs }) }}>
        <Name />
      </SiteContext>
    </ChangeSitusContext>
  );
}

const hrefs = () => inHead.slice(0, 2).map((link) => link.getAttribute('href'));

test('a new look is shown at once, and kept for the next start; pages with the old one go', async () => {
  render(<Site first={merah} />);
  answer = () => pageOf(biru);
  await act(() => follow());
  expect(screen.getByText('Pangan Biru')).toBeTruthy();
  expect(asked).toEqual(['/dashboard?tampilan']);
  expect(hrefs()).toEqual(['/media/situs/abc-1d4ed8/ikon-48.png', '/media/situs/abc-1d4ed8/sentuh-180.png']);
  expect(inHead[2]?.isConnected).toBe(false);
  expect(await shellOnDevice()).toContain('Pangan Biru');
  expect(kept.has('halaman')).toBe(false);

  // The office goes back to the app as it comes.
  answer = () => pageOf();
  await act(() => follow());
  expect(screen.getByText('Lumbung')).toBeTruthy();
  expect(hrefs()).toEqual(['/ikon.svg', '/ikon-180.png']);
  expect(await shellOnDevice()).not.toContain('Pangan Biru');
});

test('a page that came with the newest look changes nothing but an older shell', async () => {
  render(<Site first={merah} />);
  answer = () => pageOf(merah);
  await act(() => follow());
  expect(inHead[2]?.isConnected).toBe(true);
  expect(kept.has('halaman')).toBe(true);
  expect(await shellOnDevice()).toContain('Pangan Merah');
});

test('an office without a look of its own keeps nothing', async () => {
  render(<Site />);
  answer = () => pageOf();
  await act(() => follow());
  expect([...kept.keys()]).toEqual(['halaman']);
});

test.each([
  [
    'no signal',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['the page of a hotel', () => new Response('<title>Selamat datang</title>')],
  ['a server in trouble', () => new Response('', { status: 503 })],
])('%s leaves the look as it is', async (_name, given) => {
  render(<Site first={merah} />);
  answer = given;
  await act(() => follow());
  expect(screen.getByText('Pangan Merah')).toBeTruthy();
  expect(await shellOnDevice()).toBeUndefined();
});

test('a page of another build is shown, but not kept', async () => {
  render(<Site first={merah} />);
  inHead[3]?.setAttribute('src', '/assets/entry-0.js');
  answer = () => pageOf(biru);
  await act(() => follow());
  expect(screen.getByText('Pangan Biru')).toBeTruthy();
  expect(await shellOnDevice()).toBeUndefined();
});
