import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { currentUser, keepSession } from '@/entities/session';
import { network } from '../../support/api/network.ts';
import { logIn, open } from '../../support/screens/open.tsx';

test('spec §2, home: six cards lead on', async () => {
  await open('/');
  const doors = within(screen.getByRole('navigation', { name: 'Layanan' })).getAllByRole('link');
  expect(doors.map((door) => door.getAttribute('href'))).toEqual([
    '/etalase',
    '/harga-pangan',
    '/ketersediaan-pangan',
    '/luas-lahan-perkiraan-panen',
    '/activity',
    '/laporan',
  ]);
});

test('spec §2, home: only banners of status 1 are shown', async () => {
  // An older server ignores the filter and sends a bare array.
  const banner = { deskripsi: '', foto_url: '/media/x.jpg', action: null, urutan: 1 };
  const data = [
    { ...banner, id: 1, judul: 'Disembunyikan', status: 0 },
    { ...banner, id: 2, judul: 'Ditampilkan', status: 1 },
  ];
  network.use(http.get('*/api/slider', () => HttpResponse.json({ meta: { status: 'success', message: '' }, data })));
  await open('/');
  expect(await screen.findByText('Ditampilkan')).toBeTruthy();
  expect(screen.queryByText('Disembunyikan')).toBeNull();
});

test('spec §2, home: all banners of status 1 are shown, also where they are more than a list has on a page', async () => {
  const named = Array.from({ length: 12 }, (_, at) => `Pasar murah ke-${at + 1}`);
  const banner = { deskripsi: '', foto_url: '/media/x.jpg', action: null, status: 1 };
  const all = named.map((judul, at) => ({ ...banner, id: at + 1, judul, urutan: at + 1 }));
  network.use(
    http.get('*/api/slider', ({ request }) => {
      const data = all.slice(0, Number(new URL(request.url).searchParams.get('limit') ?? 10));
      return HttpResponse.json({ meta: { status: 'success', message: '' }, data: { data, from: 1, to: data.length } });
    }),
  );
  await open('/');
  for (const judul of named) expect(await screen.findByText(judul)).toBeTruthy();
});

test('a banner leads to a screen or to an https address, one that was stored long ago to nowhere else', async () => {
  const banner = { deskripsi: '', foto_url: '/media/x.jpg', urutan: 1, status: 1 };
  const actions = [
    '/etalase',
    'https://kubarkab.go.id',
    '/\\jahat.example',
    '/..//jahat.example',
    'https://a@jahat.example',
  ];
  const data = actions.map((action, at) => ({ ...banner, id: at + 1, judul: `Spanduk ${at + 1}`, action }));
  network.use(http.get('*/api/slider', () => HttpResponse.json({ meta: { status: 'success', message: '' }, data })));
  await open('/');
  const leadsTo = async (at: number) =>
    (await screen.findByText(`Spanduk ${at + 1}`)).closest('a')?.getAttribute('href') ?? null;
  expect(await Promise.all(actions.map((_, at) => leadsTo(at)))).toEqual([
    '/etalase',
    'https://kubarkab.go.id',
    null,
    null,
    null,
  ]);
});

test("spec §8: 'Gagal mendapatkan data slider'", async () => {
  network.use(http.get('*/api/slider', () => HttpResponse.error()));
  await open('/');
  expect(await screen.findByText('Gagal mendapatkan data slider')).toBeTruthy();
});

test('the five regency prices that moved most stand on home, largest change first', async () => {
  await open('/');
  const strip = await screen.findByRole('list', { name: 'Harga minggu ini' });
  const changes = (await within(strip).findAllByText(/persen dari periode sebelumnya/)).map((text) =>
    Number(/([\d,]+) persen/.exec(text.textContent ?? '')?.[1]?.replace(',', '.')),
  );
  expect(changes).toHaveLength(5);
  expect(changes).toEqual([...changes].sort((one, other) => other - one));
});

test('spec §2, not-found page: any other path', async () => {
  await open('/apa-saja');
  expect(screen.getByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['to the dashboard', ['petani'], 'Dashboard', '/dashboard'],
  // Spec §2, Route sets: no role has only the public set.
  ['home who has no dashboard', [], 'Beranda', '/'],
] as const)('the not-found page leads %s whoever is logged in', async (_where, roles, name, address) => {
  await logIn('petani');
  keepSession({ ...currentUser()!, roles: [...roles] });
  await open('/login');
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
  expect(page.getByRole('link', { name }).getAttribute('href')).toBe(address);
  expect(page.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('spec §2, back rule: where nothing came before, the back button goes home', async () => {
  const { user, address } = await open('/apa-saja');
  await user.click(screen.getAllByRole('button', { name: 'Kembali' })[0]!);
  await screen.findByRole('navigation', { name: 'Layanan' });
  expect(address()).toBe('/');
});
