import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  ADD_HARGA_PANGAN,
  ADD_HARGA_PANGAN_KUTAI_BARAT,
  EDIT_HARGA_PANGAN,
} from '@/features/manage-harga-pangan/api/harga-pangan';
import { ADD_KETERSEDIAAN_PANGAN } from '@/features/manage-ketersediaan-pangan/api/ketersediaan-pangan';
import { ADD_LUAS_TANAM, DELETE_LUAS_TANAM, EDIT_LUAS_TANAM } from '@/features/manage-luas-tanam/api/luas-tanam';
import { ADD_TIMBANG_BALITA } from '@/features/manage-timbang-balita/api/timbang-balita';
import { byId, type Row, rowsOf } from '../../support/api/answers.ts';
import { sent } from '../../support/outbox/sent.ts';
import { card, cells, openKotak, perbaiki, save, waiting } from '../../support/outbox/waiting.ts';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

let melak: number;
let kelurahan_id: number;
let komoditi_id: number;
let pangan_id: number;
beforeAll(async () => {
  const desa = await rowsOf('/desa-kelurahan?limit=1000');
  ({ id: kelurahan_id, kecamatan_id: melak } = desa.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak'));
  komoditi_id = (await rowsOf('/komoditi?limit=1'))[0].id;
  pangan_id = (await rowsOf('/pangan?limit=1'))[0].id;
});

const twins: [string, document: object, path: string, input: () => Promise<object>, field: string, mine: number][] = [
  [
    'a price',
    ADD_HARGA_PANGAN,
    '/harga-pangan',
    async () => ({
      ...{ komoditi_id, kecamatan_id: melak, periode_harga_pangan_id: (await newPeriode('harga-pangan')).id },
      ...{ harga_eceran: '9900', harga_grosir: '9000' },
    }),
    'harga_eceran',
    14_500,
  ],
  [
    "the regency's price",
    ADD_HARGA_PANGAN_KUTAI_BARAT,
    '/harga-pangan-kutai-barat',
    async () => ({
      ...{ komoditi_id, periode_harga_pangan_id: (await newPeriode('harga-pangan')).id },
      ...{ harga_eceran: '9900', harga_grosir: '9000' },
    }),
    'harga_grosir',
    14_500,
  ],
  [
    'availability',
    ADD_KETERSEDIAAN_PANGAN,
    '/ketersediaan-pangan',
    async () => ({
      ...{ pangan_id, kecamatan_id: melak, harga_rata_rata: 15_000, kebutuhan: 3, ketersediaan: 4 },
      periode_ketersediaan_pangan_id: (await newPeriode('ketersediaan-pangan')).id,
    }),
    'ketersediaan',
    49.9,
  ],
  [
    'a weighing',
    ADD_TIMBANG_BALITA,
    '/timbang-balita',
    async () => ({
      ...{ kelurahan_id, kecamatan_id: melak, jumlah_balita: '50', berat_badan_naik: '1', berat_badan_tidak_naik: '0' },
      ...{ dibawah_garis_merah: '0', kasus_gizi_buruk: '0' },
      periode_timbang_balita_id: (await newPeriode('timbang-balita')).id,
    }),
    'berat_badan_naik',
    33,
  ],
  [
    'a planted area',
    ADD_LUAS_TANAM,
    '/luas-lahan',
    async () => ({
      ...{ kelurahan_id, kecamatan_id: melak, komoditi: 'padi', luas_tanam: '50', luas_puso: '0' },
      periode_luas_tanam_id: (await newPeriode('luas-tanam')).id,
    }),
    'luas_puso',
    12,
  ],
];

test.each(twins)(
  "decision 12: 'Data ini sudah Anda isi' of %s: both values are seen, 'Timpa dengan isian saya' makes the server's row mine",
  async (_name, document, path, make, field, mine) => {
    const theirs = await make();
    const [stored] = Object.values(await call(path, theirs, await tokenOf('petugas'))) as Row[];
    const key = await waiting(document, { input: { ...theirs, [field]: mine } });
    const writes = sent();
    const { user } = await openKotak('petugas');
    const row = await card();
    expect(await row.findByText('Data ini sudah Anda isi')).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Perbaiki' })).toBeNull();
    const title = new RegExp(`^${field.replaceAll('_', ' ')} `, 'i');
    const old = Number((theirs as Row)[field]).toLocaleString('id-ID');
    expect(cells(row, title)).toEqual([mine.toLocaleString('id-ID'), old]);

    await user.click(row.getByRole('button', { name: 'Timpa dengan isian saya' }));
    expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
    const after = (await rowsOf(`${path}?limit=200&urut=terbaru`)).concat(await byId(path, stored!['id']));
    expect(after.find(({ id }) => id === stored!['id'])).toMatchObject({ [field]: mine, revisi: 2 });
    const overwrite = writes.at(-1);
    expect(overwrite?.path).toBe(`${path}/${stored!['id']}`);
    expect(overwrite?.key).not.toBe(key);
  },
);

const price = async () => ({
  ...{ komoditi_id, kecamatan_id: melak, periode_harga_pangan_id: (await newPeriode('harga-pangan')).id },
  ...{ harga_eceran: '9900', harga_grosir: '9000' },
});

test('decision 12: what somebody else has filled in cannot be overwritten; only Hapus is left, and the text says so', async () => {
  const theirs = await price();
  const { harga_pangan } = await call('/harga-pangan', theirs, await tokenOf('superadmin'));
  await waiting(ADD_HARGA_PANGAN, { input: { ...theirs, harga_eceran: '14500' } });
  const { user } = await openKotak('petugas');
  const row = await card();
  expect(await row.findByText(/^Sudah diisi oleh /)).toBeTruthy();
  expect(row.getByText(/^Isian orang lain tidak dapat ditimpa/)).toBeTruthy();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hapus']);
  expect(cells(row, /^Harga eceran/)).toEqual(['14.500', '9.900']);
  await user.click(row.getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus data ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await byId('/harga-pangan', harga_pangan.id)).toMatchObject({ harga_eceran: 9900 });
});

test('decision 12: a change that came too late shows both, and may overwrite what was seen, but nothing newer', async () => {
  const token = await tokenOf('petugas');
  const before = await price();
  const { id } = (await call('/harga-pangan', before, token)).harga_pangan;
  await call(`/harga-pangan/${id}`, { ...before, harga_eceran: 11_000, _method: 'put' }, token);
  await waiting(EDIT_HARGA_PANGAN, { id, input: { ...before, harga_eceran: '14500', _method: 'put' } }, 1);
  const { user } = await openKotak('petugas');
  const row = await card();
  expect(await row.findByText('Data ini sudah diubah orang lain')).toBeTruthy();
  expect(cells(row, /^Harga eceran/)).toEqual(['14.500', '11.000']);
  expect(row.getByRole('button', { name: 'Perbaiki' })).toBeTruthy();

  // Changed once more since it was shown.
  await call(`/harga-pangan/${id}`, { ...before, harga_eceran: 12_000, _method: 'put' }, token);
  await user.click(row.getByRole('button', { name: 'Timpa dengan isian saya' }));
  await waitFor(async () => expect(cells(await card(), /^Harga eceran/)).toEqual(['14.500', '12.000']));
  await user.click((await card()).getByRole('button', { name: 'Timpa dengan isian saya' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await byId('/harga-pangan', id)).toMatchObject({ harga_eceran: 14_500, revisi: 4 });
});

test('decision 12: only what was changed overwrites: who altered Grosir alone keeps the newer Eceran', async () => {
  const token = await tokenOf('petugas');
  const before = { ...(await price()), harga_eceran: 31_000, harga_grosir: 29_000 };
  const { id } = (await call('/harga-pangan', before, token)).harga_pangan;
  await call(`/harga-pangan/${id}`, { ...before, harga_eceran: 33_000, _method: 'put' }, token);
  const typed = { ...before, harga_eceran: '31000', harga_grosir: '28000', _method: 'put' };
  const { komoditi_id, harga_eceran, harga_grosir } = before;
  await waiting(EDIT_HARGA_PANGAN, { id, input: typed }, 1, { komoditi_id, harga_eceran, harga_grosir });
  const { user } = await openKotak('petugas');
  const row = await card();
  expect(await row.findByText('Data ini sudah diubah orang lain')).toBeTruthy();
  expect(cells(row, /^Harga eceran/)).toEqual(['Tidak Anda ubah', '33.000']);
  expect(cells(row, /^Harga grosir/)).toEqual(['28.000', '29.000']);
  await user.click(row.getByRole('button', { name: 'Timpa dengan isian saya' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await byId('/harga-pangan', id)).toMatchObject({ harga_eceran: 33_000, harga_grosir: 28_000 });
});

test('a wholesale price of this device above the newer retail price is asked about before it overwrites', async () => {
  const token = await tokenOf('petugas');
  const before = { ...(await price()), harga_eceran: 31_000, harga_grosir: 29_000 };
  const { id } = (await call('/harga-pangan', before, token)).harga_pangan;
  await call(`/harga-pangan/${id}`, { ...before, harga_eceran: 29_500, _method: 'put' }, token);
  const { komoditi_id, harga_eceran, harga_grosir } = before;
  const typed = { ...before, harga_eceran: '31000', harga_grosir: '30000', _method: 'put' };
  await waiting(EDIT_HARGA_PANGAN, { id, input: typed }, 1, { komoditi_id, harga_eceran, harga_grosir });
  const { user } = await openKotak('petugas');
  await user.click(await (await card()).findByRole('button', { name: 'Timpa dengan isian saya' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Pilih per angka' }));
  await user.click(sheet.getByRole('button', { name: 'Kirim pilihan' }));
  expect(sheet.getByText(/Eceran di bawah harga grosir/)).toBeTruthy();
  expect(await byId('/harga-pangan', id)).toMatchObject({ harga_eceran: 29_500, harga_grosir: 29_000 });
  await user.click(sheet.getByRole('button', { name: 'Ya, simpan' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await byId('/harga-pangan', id)).toMatchObject({ harga_eceran: 29_500, harga_grosir: 30_000 });
});

test('decision 12: a delete that came too late may still be meant', async () => {
  const token = await tokenOf('petugas');
  const periode_luas_tanam_id = (await newPeriode('luas-tanam')).id;
  const input = {
    kelurahan_id,
    kecamatan_id: melak,
    komoditi: 'padi',
    luas_tanam: 50,
    luas_puso: 0,
    periode_luas_tanam_id,
  };
  const { id } = (await call('/luas-lahan', input, token)).luas_tanam;
  await call(`/luas-lahan/${id}`, { ...input, luas_tanam: 60, _method: 'put' }, token);
  await waiting(DELETE_LUAS_TANAM, { id, input: { _method: 'delete' } }, 1);
  const { user } = await openKotak('petugas');
  const row = await card();
  expect(await row.findByText('Data ini sudah diubah orang lain')).toBeTruthy();
  expect(cells(row, /^Luas tanam/)).toEqual(['Dihapus', '60']);
  expect(row.queryByRole('button', { name: 'Perbaiki' })).toBeNull();
  await user.click(row.getByRole('button', { name: 'Tetap hapus di server' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await rowsOf(`/luas-lahan?periode_luas_tanam_id=${periode_luas_tanam_id}`)).toEqual([]);
});

test('decision 12: a correction of what met a twin goes by the revision of its own row: what came meanwhile is shown first', async () => {
  const token = await tokenOf('petugas');
  const place = { kelurahan_id, kecamatan_id: melak, periode_luas_tanam_id: (await newPeriode('luas-tanam')).id };
  const input = { ...place, komoditi: 'padi', luas_tanam: '50', luas_puso: '0' };
  const { id } = (await call('/luas-lahan', input, token)).luas_tanam;
  const twin = (await call('/luas-lahan', { ...input, komoditi: 'jagung' }, token)).luas_tanam;
  const changed = { ...input, komoditi: 'jagung', luas_tanam: '51', _method: 'put' };
  await call(`/luas-lahan/${twin.id}`, changed, token);
  await waiting(EDIT_LUAS_TANAM, { id, input: { ...changed, luas_tanam: '14' } }, 1);
  const { user } = await openKotak('petugas');
  expect(await (await card()).findByText('Data ini sudah Anda isi')).toBeTruthy();

  // As often as the twin: the two have the same revision by now.
  await call(`/luas-lahan/${id}`, { ...input, luas_tanam: '60', _method: 'put' }, token);
  const dialog = await perbaiki(user);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Komoditi' }), 'padi');
  await save(user, dialog);
  await waitFor(async () => expect(cells(await card(/^Ubah luas tanam/), /^Luas tanam/)).toEqual(['14', '60']));
  expect(await byId('/luas-lahan', id)).toMatchObject({ luas_tanam: 60, revisi: 2 });
});
