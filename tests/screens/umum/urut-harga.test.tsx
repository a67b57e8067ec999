import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';

type Price = readonly [nama: string, sekarang: number, sebelumnya: number | null];

/** The server lists prices by name, at most so many at once. */
const lists = (path: string, prices: readonly Price[], most = 50) =>
  network.use(
    http.get(path, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const limit = Math.min(Number(query.get('limit')), most);
      const page = Number(query.get('page') ?? 1);
      const rows = prices.map(([nama_komoditi, harga_eceran, harga_eceran_sebelumnya], at) => ({
        ...{ id: at + 1, revisi: 1, kecamatan_id: 2, komoditi_id: at + 1, periode_harga_pangan_id: 52, user_id: 2 },
        ...{ harga_grosir: harga_eceran, harga_eceran, harga_eceran_sebelumnya, nama_komoditi },
        ...{ nama_kecamatan: 'Melak', nama_periode_harga_pangan: 'Pekan ini' },
        komoditis: { id: at + 1, nama_komoditi, logo_komoditi_url: '/media/a.png', satuan: 'kg' },
      }));
      const next = new URL(request.url);
      next.searchParams.set('page', String(page + 1));
      return HttpResponse.json({
        meta: { status: 'success', message: 'Berhasil', code: 200 },
        data: {
          data: rows.slice((page - 1) * limit, page * limit),
          ...{ from: (page - 1) * limit + 1, to: Math.min(page * limit, rows.length), total: rows.length },
          last_page: Math.ceil(rows.length / limit),
          next_page_url: page * limit < rows.length ? next.href : null,
        },
      });
    }),
  );

const pekanIni: readonly Price[] = [
  ['Bawang Merah', 40_000, 40_000],
  ['Beras Medium', 14_000, 13_500],
  ['Cabai Rawit', 60_000, 40_000],
  ['Daging Sapi', 140_000, null],
  ['Gula Pasir', 17_000, 18_000],
];

const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((card) => /^\D+?(?=-?Rp)/.exec(card.textContent ?? '')?.[0]);

const stand = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

const urutan = () => screen.findByRole('combobox', { name: 'Urutan' });

test('prices stand by name until another order is chosen, which the address then names', async () => {
  lists('*/api/harga-pangan', pekanIni);
  const { user, address } = await open('/harga-pangan/melak');
  await screen.findByRole('button', { name: /^Beras Medium/ });
  await stand('Bawang Merah', 'Beras Medium', 'Cabai Rawit', 'Daging Sapi', 'Gula Pasir');
  await user.selectOptions(await urutan(), 'Termurah');
  await waitFor(() => expect(address()).toBe('/harga-pangan/melak?urut=termurah'));
  await stand('Beras Medium', 'Gula Pasir', 'Bawang Merah', 'Cabai Rawit', 'Daging Sapi');
  await user.selectOptions(await urutan(), 'Paling naik');
  await stand('Cabai Rawit', 'Beras Medium', 'Bawang Merah', 'Gula Pasir', 'Daging Sapi');
  await user.selectOptions(await urutan(), 'Urut nama');
  await waitFor(() => expect(address()).toBe('/harga-pangan/melak'));
});

test('the regency’s own prices are ordered too, as the address asks, beside a period', async () => {
  lists('*/api/harga-pangan-kutai-barat', pekanIni);
  const { user, address } = await open('/harga-pangan-kutai-barat?periode=40&urut=turun');
  await screen.findByRole('button', { name: /^Beras Medium/ });
  await stand('Gula Pasir', 'Bawang Merah', 'Beras Medium', 'Cabai Rawit', 'Daging Sapi');
  await user.click(screen.getByRole('checkbox', { name: 'Hanya yang berubah' }));
  await waitFor(() => expect(address()).toBe('/harga-pangan-kutai-barat?periode=40&urut=turun&berubah=1'));
  await stand('Gula Pasir', 'Beras Medium', 'Cabai Rawit');
});

test('the filter of commodities narrows what changed, and says what is not there', async () => {
  lists('*/api/harga-pangan', pekanIni);
  const { user } = await open('/harga-pangan/melak?berubah=1');
  await screen.findByRole('button', { name: /^Beras Medium/ });
  await user.type(screen.getByPlaceholderText('Cari komoditi'), 'bawang');
  expect(await screen.findByText('Tidak ada harga "bawang" yang berubah dari periode sebelumnya')).toBeTruthy();
  await user.type(screen.getByPlaceholderText('Cari komoditi'), ' bombay');
  expect(await screen.findByText('Tidak ada komoditi bernama "bawang bombay"')).toBeTruthy();
});

test('a week without changes says so, and leads back to all prices', async () => {
  lists('*/api/harga-pangan', [
    ['Bawang Merah', 40_000, 40_000],
    ['Daging Sapi', 140_000, null],
  ]);
  const { user, address } = await open('/harga-pangan/melak?periode=40&berubah=1');
  expect(await screen.findByText('Tidak ada harga yang berubah dari periode sebelumnya')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Lihat yang tidak berubah juga' }));
  await screen.findByRole('button', { name: /^Daging Sapi/ });
  expect(address()).toBe('/harga-pangan/melak?periode=40');
});

test('a place without prices says what it always said, however it is arranged', async () => {
  lists('*/api/harga-pangan', []);
  await open('/harga-pangan/melak?urut=naik&berubah=1');
  expect(await screen.findByText('Tidak ada data harga pangan di kecamatan ini')).toBeTruthy();
});

test('an order that nobody knows is the order of names', async () => {
  lists('*/api/harga-pangan', pekanIni);
  await open('/harga-pangan/melak?urut=__proto__&berubah=ya');
  await screen.findByRole('button', { name: /^Beras Medium/ });
  await stand('Bawang Merah', 'Beras Medium', 'Cabai Rawit', 'Daging Sapi', 'Gula Pasir');
});

test('of a list of several pages the cheapest is found on the last', async () => {
  const many = Array.from({ length: 250 }, (_, at): Price => [`Komoditi ${'abcdefghij'[at % 10]}`, 90_000 - at, null]);
  lists('*/api/harga-pangan', many, 100);
  await open('/harga-pangan/melak?urut=termurah');
  await waitFor(() => {
    const [cheapest] = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(cheapest?.textContent).toContain('89.751');
  });
});
