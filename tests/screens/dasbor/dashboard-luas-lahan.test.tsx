import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { toast } from '@/shared/ui/toaster';
import { answers, breakages, breaks, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open, openAs } from '../../support/screens/open.tsx';
import { call, cellsOf, newPeriode, optionsOf } from '../../support/screens/petugas.ts';

const table = '/dashboard/luas-lahan';

let periodes: Row[];
let melak: Row[];
beforeAll(async () => {
  periodes = await rowsOf('/periode-luas-tanam?limit=1000');
  melak = await rowsOf('/desa-kelurahan?limit=1000').then((desa) =>
    desa.filter(({ nama_kecamatan }) => nama_kecamatan === 'Melak'),
  );
});

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const picker = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Periode' });

/** Opens a period in which the officer has reported one crop. */
async function openReported() {
  const periode = await newPeriode('luas-tanam');
  const opened = await openAs('petugas', `${table}?periode=${periode.id}`);
  expect(await screen.findByText('Tidak Ada Data Luas Tanam')).toBeTruthy();
  const [{ id: kelurahan_id, kecamatan_id }] = melak;
  const place = { periode_id: periode.id, kecamatan_id, kelurahan_id, komoditi: 'jagung' };
  const { luas_tanam } = await call('/luas-lahan', { ...place, luas_tanams: 12, luas_puso: 0 }, opened.token);
  return { ...opened, periode, luas: luas_tanam as Row };
}

test("spec §2: 'Pilih Periode Terlebih Dahulu', Tambah disabled until a period is chosen, which the address keeps", async () => {
  const { user, address } = await openAs('petugas', `${table}?baris=20&halaman=2`);
  expect(await screen.findByText('Pilih Periode Terlebih Dahulu')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah' }).disabled).toBe(true);
  await waitFor(async () => expect((await picker()).disabled).toBe(false));
  expect(optionsOf(await picker())[0]).toBe('Pilih Periode');
  const newest = periodes.at(-1)!;
  await user.selectOptions(await picker(), newest.nama_periode);
  expect(address()).toBe(`${table}?baris=20&periode=${newest.id}`);
  const tambah = await screen.findByRole('link', { name: 'Tambah' });
  expect(tambah.getAttribute('href')).toBe(`${table}/tambah?periode=${newest.id}`);
});

test("spec §2: 'Tidak Periode Yang Tersedia' when there is none", async () => {
  answers('/periode-luas-tanam', []);
  await openAs('petugas', table);
  await waitFor(async () => expect(optionsOf(await picker())).toEqual(['Tidak Periode Yang Tersedia']));
  expect((await picker()).disabled).toBe(true);
});

test('spec §2 and §6: the columns; only the own rows, asked per assigned sub-district and, as the user, with userid=true', async () => {
  const asked: [url: URL, bearer: string | null][] = [];
  network.events.on('request:start', ({ request }) => {
    asked.push([new URL(request.url), request.headers.get('Authorization')]);
  });
  const { id } = periodes.at(-2)!;
  const { token } = await openAs('petugas', `${table}?periode=${id}`);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['No', 'Kecamatan', 'Kelurahan', 'Nama Komoditi', 'Luas Tanam', 'Luas Puso (Hektar)', 'Aksi'],
  ]);
  const lists = asked.filter(([{ pathname }]) => pathname === '/api/luas-lahan');
  const own = lists.filter(([{ searchParams }]) => searchParams.get('userid') === 'true');
  expect(own.map(([, bearer]) => bearer)).toEqual([`Bearer ${token}`]);
  const places = lists.filter((list) => !own.includes(list));
  expect(places.map(([{ searchParams }, bearer]) => [searchParams.has('kecamatan_id'), bearer])).toEqual([
    ...[1, 2, 3].map(() => [true, null]),
  ]);
  const { id: userId } = JSON.parse(localStorage.getItem('profil') ?? '').user;
  const reported = await rowsOf(`/luas-lahan?periode_luas_tanam_id=${id}&user_id=${userId}&limit=200`);
  const [first] = reported;
  await waitFor(() =>
    expect(cellsOf(rows()[0]!)).toEqual([
      ...['1', first.nama_kecamatan, first.nama_desa_kelurahan, first.komoditi],
      ...[String(first.luas_tanam), String(first.luas_puso), 'EditDelete'],
    ]),
  );
  expect(screen.getByText(`Showing 1 to 10 of ${reported.length} entries`)).toBeTruthy();
});

test("spec §2: a missing area shows 'Update Terlebih Dahulu', zero is an area", async () => {
  const [row] = await rowsOf('/luas-lahan?limit=1');
  answers('/luas-lahan', [{ ...row, luas_tanam: null, luas_puso: 0 }]);
  await openAs('petugas', `${table}?periode=${periodes[0].id}`);
  await waitFor(() => expect(cellsOf(rows()[0]!).slice(4, 6)).toEqual(['Update Terlebih Dahulu', '0']));
});

test('spec §2, route sets: a petani has no planted areas', async () => {
  await openAs('petani', table);
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
});

test.each(breakages)(
  'spec §8: the planting list fails with the words of the weighing: %s',
  async (_n, answer, says) => {
    breaks('/luas-lahan', answer);
    await openAs('petugas', `${table}?periode=${periodes[0].id}`);
    expect(await screen.findByText(says)).toBeTruthy();
    expect((await screen.findAllByText('Gagal mendapatkan data timbang balita')).length).toBeGreaterThan(0);
  },
);

test("spec §8: 'Gagal mendapatkan data periode luas tanam'", async () => {
  breaks('/periode-luas-tanam', () => HttpResponse.error());
  await openAs('petugas', table);
  expect(await screen.findByText('Gagal mendapatkan data periode luas tanam')).toBeTruthy();
});

test("spec §8, delete: 'Hapus Data Luas Tanam' asks, Batal keeps, Hapus deletes", async () => {
  const { user, luas, periode } = await openReported();
  cleanup();
  await open(`${table}?periode=${periode.id}`);
  const hapus = () => screen.getByRole('button', { name: `Delete jagung ${melak[0].nama_desa_kelurahan}` });
  await waitFor(() => expect(hapus()).toBeTruthy());
  await user.click(hapus());
  const dialog = () => screen.findByRole('dialog', { name: 'Hapus Data Luas Tanam' });
  await user.click(within(await dialog()).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toHaveLength(1);

  await user.click(hapus());
  await user.click(within(await dialog()).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data Luas Tanam Berhasil Dihapus')).toBeTruthy();
  expect(await screen.findByText('Tidak Ada Data Luas Tanam')).toBeTruthy();
  expect(await rowsOf(`/luas-lahan?periode_id=${periode.id}&komoditi=${luas.komoditi}`)).toEqual([]);
});

test("spec §8: 'Gagal', 'Data Luas Tanam Gagal Dihapus' and why; the row stays", async () => {
  const { user, periode } = await openReported();
  cleanup();
  await open(`${table}?periode=${periode.id}`);
  const refusal = { meta: { status: 'error', message: 'Basis data sibuk', code: 500 }, data: { message: '' } };
  network.use(http.post('*/api/luas-lahan/*', () => HttpResponse.json(refusal, { status: 422 })));
  await user.click(await screen.findByRole('button', { name: /^Delete jagung/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus Data Luas Tanam' });
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText(/^Gagal\. Data Luas Tanam Gagal Dihapus/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('no row is shown before those of all sub-districts have come: the others would push it from under a finger', async () => {
  const { id } = periodes.at(-2)!;
  const { promise, resolve } = Promise.withResolvers<void>();
  const isOfPlace = ({ url }: Request) => /luas-lahan\?.*kecamatan_id/.test(url);
  let isHeld = false;
  let came = 0;
  network.use(
    http.get('*/api/luas-lahan', async ({ request }) => {
      if (isHeld || !isOfPlace(request)) return;
      isHeld = true;
      await promise;
    }),
  );
  network.events.on('response:mocked', ({ request }) => {
    if (isOfPlace(request)) came += 1;
  });
  await openAs('petugas', `${table}?periode=${id}`);
  await waitFor(() => expect(came).toBe(2));
  await screen.findByRole('table', { busy: true });
  // What has come has been read by then, and shown: a later message is there.
  act(() => toast.info('Sesudahnya'));
  await screen.findByText('Sesudahnya');
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  resolve();
  expect((await screen.findAllByRole('link', { name: /^Edit/ })).length).toBe(10);
});
