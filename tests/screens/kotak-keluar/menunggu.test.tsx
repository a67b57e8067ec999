import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { cutAllWrites, loggedIn, waits } from '../../support/outbox/pending.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

let melak: number;
let komoditi: Row[];
let pangan: Row[];
let desa: Row[];
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  komoditi = await rowsOf('/komoditi?limit=1000');
  pangan = await rowsOf('/pangan?limit=1000');
  desa = await rowsOf(`/desa-kelurahan?kecamatan_id=${melak}&limit=1000`);
});
afterEach(() => vi.restoreAllMocks());

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

type Waits = (periode: number) => Promise<void>;
const tables: [
  name: string,
  jenis: Parameters<typeof newPeriode>[0],
  address: (periode: number) => string,
  wait: Waits,
  shows: () => string[],
][] = [
  [
    'harga',
    'harga-pangan',
    (id) => `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${melak}`,
    (periode_harga_pangan_id) =>
      waits('hargaPangan', '/harga-pangan', {
        input: {
          ...{ kecamatan_id: melak, komoditi_id: String(komoditi[0].id), periode_harga_pangan_id },
          ...{ harga_eceran: '14500', harga_grosir: '13000' },
        },
      }),
    () => [`${komoditi[0].nama_komoditi}Menunggu dikirim`, 'Rp\u00a014.500', 'Rp\u00a013.000'],
  ],
  [
    'harga se-kabupaten',
    'harga-pangan',
    (id) => `/dashboard/harga-pangan-kutai-barat/edit?periode=${id}`,
    (periode_harga_pangan_id) =>
      waits('hargaPanganKutaiBarat', '/harga-pangan-kutai-barat', {
        input: {
          ...{ komoditi_id: String(komoditi[1].id), periode_harga_pangan_id },
          ...{ harga_eceran: '15500', harga_grosir: '14000' },
        },
      }),
    () => [`${komoditi[1].nama_komoditi}Menunggu dikirim`, 'Rp\u00a015.500', 'Rp\u00a014.000'],
  ],
  [
    'ketersediaan',
    'ketersediaan-pangan',
    (id) => `/dashboard/ketersediaan-pangan/edit?periode=${id}`,
    (periode_ketersediaan_pangan_id) =>
      waits('ketersediaanPangan', '/ketersediaan-pangan', {
        input: {
          ...{ kecamatan_id: String(melak), pangan_id: String(pangan[0].id), periode_ketersediaan_pangan_id },
          ...{ harga_rata_rata: 12000, kebutuhan: 10.5, ketersediaan: 12 },
        },
      }),
    () => [`${pangan[0].nama_pangan}MelakMenunggu dikirim`, 'Rp\u00a012.000', '10,5', '12'],
  ],
  [
    'timbang balita',
    'timbang-balita',
    (id) => `/dashboard/timbang-balita/edit?periode=${id}&kecamatan=${melak}`,
    (periode_timbang_balita_id) =>
      waits('timbangBalita', '/timbang-balita', {
        input: {
          ...{ kecamatan_id: melak, kelurahan_id: String(desa[0].id), periode_timbang_balita_id },
          ...{ jumlah_balita: '30', berat_badan_naik: '20', berat_badan_tidak_naik: '7' },
          ...{ dibawah_garis_merah: '2', kasus_gizi_buruk: '1' },
        },
      }),
    () => [`${desa[0].nama_desa_kelurahan}Menunggu dikirim`, '30', '20', '7', '2', '1'],
  ],
  [
    'luas tanam',
    'luas-tanam',
    (id) => `/dashboard/luas-lahan?periode=${id}`,
    (periode_luas_tanam_id) =>
      waits('luasTanam', '/luas-lahan', {
        input: {
          ...{ kecamatan_id: String(melak), kelurahan_id: String(desa[0].id), periode_luas_tanam_id },
          ...{ komoditi: 'padi', luas_tanam: '12', luas_puso: '3' },
        },
      }),
    () => ['Melak', `${desa[0].nama_desa_kelurahan}Menunggu dikirim`, 'padi', '12', '3'],
  ],
];

test.each(tables)(
  '%s: a new row that waits stands in its table with its values',
  async (_n, jenis, to, wait, shows) => {
    const { id } = await newPeriode(jenis);
    await logIn('petugas');
    cutAllWrites();
    await wait(id);
    await open(to(id));
    const mark = await screen.findByRole('link', { name: 'Menunggu dikirim' });
    expect(mark.getAttribute('href')).toBe('/dashboard/kotak-keluar');
    await waitFor(() => expect(rows().map(cells)).toEqual([['1', ...shows(), expect.anything()]]));
    expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeTruthy();
    expect(screen.queryByText(/^Tidak Ada Data/)).toBeNull();
    // It is changed where it waits.
    expect(button(/^Edit/).disabled).toBe(true);
  },
);

test('a row of another place or period is not among them', async () => {
  const { id } = await newPeriode('harga-pangan');
  await logIn('petugas');
  cutAllWrites();
  const [, , to, wait] = tables[0]!;
  await wait(id + 1);
  await open(to(id));
  expect(await screen.findByText('Tidak Ada Data Harga Pangan')).toBeTruthy();
});

/** A period of the demo that is filled. */
const reported = async (jenis: string): Promise<Row> =>
  (await rowsOf(`/periode-${jenis}?limit=1000`))
    .filter(({ nama_periode }) => !nama_periode.startsWith('Bulan uji'))
    .at(-2);

/** The officer's own rows of a month that is filled. */
async function ownLuas() {
  const periode = await reported('luas-tanam');
  const own = await rowsOf(`/luas-lahan?periode_luas_tanam_id=${periode.id}&user_id=${loggedIn().id}&limit=200`);
  return { periode, own };
}

test('a row that waits to be deleted is struck through, and neither deleted again nor changed', async () => {
  await logIn('petugas');
  const { periode, own } = await ownLuas();
  const { komoditi: tanaman, nama_desa_kelurahan: nama } = own[0];
  const { user } = await open(`/dashboard/luas-lahan?periode=${periode.id}`);
  await user.click(await screen.findByRole('button', { name: `Delete ${tanaman} ${nama}` }));
  cutAllWrites();
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus Data Luas Tanam' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const [row] = rows();
  await waitFor(() => expect(row!.querySelectorAll('del').length).toBeGreaterThan(0));
  expect(within(row!).getByRole('link', { name: 'Menunggu dikirim' })).toBeTruthy();
  expect(button(new RegExp(`^Delete ${tanaman} ${nama}`)).disabled).toBe(true);
  expect(button(new RegExp(`^Edit ${tanaman} ${nama}`)).disabled).toBe(true);
  expect(screen.getByText(`Showing 1 to 10 of ${own.length} entries`)).toBeTruthy();
});

test('a changed row shows its new values, and a further change begins with them', async () => {
  await logIn('petugas');
  const { periode, own } = await ownLuas();
  const { id, kecamatan_id, kelurahan_id, komoditi: tanaman } = own[0];
  cutAllWrites();
  await waits('luasTanam', '/luas-lahan', {
    id,
    input: {
      ...{ _method: 'put', periode_luas_tanam_id: periode.id, komoditi: tanaman },
      ...{ kecamatan_id: String(kecamatan_id), kelurahan_id: String(kelurahan_id), luas_tanam: '77', luas_puso: '6' },
    },
  });
  const { user } = await open(`/dashboard/luas-lahan?periode=${periode.id}`);
  const mark = await screen.findByRole('link', { name: 'Menunggu dikirim' });
  await waitFor(() => expect(cells(mark.closest('tr')!).slice(4, 6)).toEqual(['77', '6']));
  await user.click(within(mark.closest('tr')!).getByRole('link', { name: /^Edit/ }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Luas Tanam' })).value).toBe('77');
});

test("a changed price's form begins with the waiting prices", async () => {
  const periode = await reported('harga-pangan');
  await logIn('petugas');
  const filter = `periode_harga_pangan_id=${periode.id}&kecamatan_id=${melak}&user_id=${loggedIn().id}`;
  const [harga] = await rowsOf(`/harga-pangan?${filter}`);
  cutAllWrites();
  const { komoditi_id, periode_harga_pangan_id } = harga;
  const prices = { harga_eceran: '98700', harga_grosir: '87600' };
  const input = { komoditi_id, periode_harga_pangan_id, ...prices, _method: 'put' };
  await waits('hargaPangan', '/harga-pangan', { id: harga.id, input });
  const { user } = await open(`/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}`);
  const row = await screen.findByRole('row', { name: /98\.700/ });
  await user.click(within(row).getByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Periode Harga Pangan' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' }).value).toBe('98.700');
});
