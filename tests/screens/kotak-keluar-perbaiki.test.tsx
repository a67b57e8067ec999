import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ADD_HARGA_PANGAN, EDIT_HARGA_PANGAN } from '@/features/manage-harga-pangan/api/harga-pangan';
import {
  ADD_HARGA_PANGAN_KUTAI_BARAT,
  EDIT_HARGA_PANGAN_KUTAI_BARAT,
} from '@/features/manage-harga-pangan/api/harga-pangan-kutai-barat';
import { ADD_KETERSEDIAAN_PANGAN } from '@/features/manage-ketersediaan-pangan/api/add-ketersediaan-pangan';
import { EDIT_KETERSEDIAAN_PANGAN } from '@/features/manage-ketersediaan-pangan/api/edit-ketersediaan-pangan';
import { ADD_KOORDINAT, EDIT_KOORDINAT } from '@/features/manage-lahan-petani/api/koordinat';
import { ADD_LAHAN, DELETE_LAHAN, EDIT_LAHAN } from '@/features/manage-lahan-petani/api/lahan';
import { ADD_LUAS_TANAM, DELETE_LUAS_TANAM, EDIT_LUAS_TANAM } from '@/features/manage-luas-tanam/api/luas-tanam';
import { ADD_TIMBANG_BALITA, EDIT_TIMBANG_BALITA } from '@/features/manage-timbang-balita/api/timbang-balita';
import type { WriteVariables } from '@/shared/api/save';
import { outboxStore } from '@/shared/outbox';
import { allSaid } from '../support/account-form.ts';
import { type Row, rowsOf } from '../support/answers.ts';
import { newPeriode } from '../support/petugas.ts';
import { sent } from '../support/sent.ts';
import { card, openKotak, perbaiki, refused, save } from '../support/waiting.ts';

let melak: number;
let desa: Row[];
let komoditi: Row[];
let pangan: Row[];
beforeAll(async () => {
  desa = (await rowsOf('/desa-kelurahan?limit=1000')).filter(({ nama_kecamatan }) => nama_kecamatan === 'Melak');
  melak = desa[0].kecamatan_id;
  komoditi = await rowsOf('/komoditi?limit=1000');
  pangan = await rowsOf('/pangan?limit=1000');
});

type Dialog = Awaited<ReturnType<typeof perbaiki>>;

const stokOf = async (periode: number, figures: object) => ({
  input: {
    kecamatan_id: String(melak),
    pangan_id: String(pangan[0].id),
    periode_ketersediaan_pangan_id: periode,
    ...figures,
  },
});
const harga = (periode: number, place: object = { kecamatan_id: melak }) => ({
  ...{ komoditi_id: String(komoditi[0].id), harga_eceran: '14500', harga_grosir: '13500' },
  ...{ ...place, periode_harga_pangan_id: periode },
});
const timbang = (periode: number, more: object = {}) => ({
  ...{ user_id: 1, periode_timbang_balita_id: periode, kecamatan_id: melak, kelurahan_id: String(desa[0].id) },
  ...{ jumlah_balita: '40', berat_badan_naik: '30', berat_badan_tidak_naik: '8' },
  ...{ dibawah_garis_merah: '1', kasus_gizi_buruk: '0', ...more },
});
const luas = (periode: number, more: object = {}) => ({
  ...{ user_id: 1, periode_luas_tanam_id: periode, kecamatan_id: String(melak), kelurahan_id: String(desa[0].id) },
  ...{ komoditi: 'padi', luas_tanam: '1200', luas_puso: '0', ...more },
});
const lahan = () => ({
  ...{ user_id: 1, kecamatan_id: String(melak), kelurahan_id: String(desa[0].id), alamat: 'Jalan Poros 12' },
  ...{ luas_tanam: '2', jumlah_panen: '1500', komoditi: 'padi', satuan_panen: 'kg', bulan: 'Januari 2027' },
});

test("issue 13: an availability's '15.000' is stored as 15000, '49,9' is taken as it is typed", async () => {
  const { id } = await newPeriode('ketersediaan-pangan');
  const variables = await stokOf(id, { harga_rata_rata: 15, kebutuhan: 30.25, ketersediaan: 12 });
  await refused('petugas', { entity: 'ketersediaanPangan', document: ADD_KETERSEDIAAN_PANGAN, variables });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  expect(field('Kebutuhan').value).toBe('30,25');
  for (const [name, text] of [
    ['Harga Rata-Rata', '15.000'],
    ['Ketersediaan', '49,9'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await save(user, dialog);
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  const rows = await rowsOf(`/ketersediaan-pangan?periode_ketersediaan_pangan_id=${id}`);
  expect(rows).toMatchObject([{ harga_rata_rata: 15000, kebutuhan: 30.25, ketersediaan: 49.9 }]);
});

test('issue 13: a decimal that an older app has stored as text is asked about, not guessed', async () => {
  const { id } = await newPeriode('ketersediaan-pangan');
  const variables = await stokOf(id, { harga_rata_rata: '15.000', kebutuhan: '49.9', ketersediaan: '12' });
  await refused('petugas', { entity: 'ketersediaanPangan', document: ADD_KETERSEDIAAN_PANGAN, variables });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Kebutuhan harus berupa angka!')).toBeTruthy();
  const kebutuhan = dialog.getByRole('textbox', { name: 'Kebutuhan' });
  expect(kebutuhan.getAttribute('aria-invalid')).toBe('true');
  await user.clear(kebutuhan);
  await user.type(kebutuhan, '49,9');
  await save(user, dialog);
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  const rows = await rowsOf(`/ketersediaan-pangan?periode_ketersediaan_pangan_id=${id}`);
  expect(rows).toMatchObject([{ harga_rata_rata: 15000, kebutuhan: 49.9, ketersediaan: 12 }]);
});

test('issue 13: a price far from the one of the period before is asked about, beside what it was; another commodity renames the row', async () => {
  const { id, nama_periode } = await newPeriode('harga-pangan');
  const variables = { input: harga(id) };
  const [key] = await refused('petugas', { entity: 'hargaPangan', document: ADD_HARGA_PANGAN, variables });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const eceran = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  expect(eceran.value).toBe('14.500');
  await within(dialog.getByRole('combobox', { name: 'Komoditi' })).findByRole('option', { name: /^Beras Medium/ });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Komoditi' }), [/^Beras Medium/].map(optionOf(dialog)));
  await dialog.findAllByText(/^Periode lalu/);
  await user.clear(eceran);
  await user.type(eceran, '9900000');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText(/^Naik .* dari periode lalu/)).toBeTruthy();
  expect((await outboxStore.byKey(key!))?.state).toBe('ditolak');
  await user.click(dialog.getByRole('button', { name: 'Ya, simpan' }));
  expect(await screen.findByText(`Terkirim: Harga Beras Medium, Melak, ${nama_periode}`)).toBeTruthy();
  expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${id}`)).toMatchObject([
    { harga_eceran: 9_900_000, nama_komoditi: 'Beras Medium' },
  ]);
});

const optionOf = (dialog: Dialog) => (name: RegExp) => dialog.getByRole<HTMLOptionElement>('option', { name });

test("issue 13: the ordered rules speak: a weighing's first broken one is said, nothing is stored", async () => {
  const { id } = await newPeriode('timbang-balita');
  const write = { entity: 'timbangBalita', document: ADD_TIMBANG_BALITA };
  const [key] = await refused('petugas', { ...write, variables: { input: timbang(id) } });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await user.clear(field('Jumlah Balita Ditimbang'));
  await user.type(field('Jumlah Balita Ditimbang'), '20');
  await user.clear(field('Kasus Gizi Buruk'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(allSaid()).toContain('Kasus gizi buruk harus diisi'));
  expect((await outboxStore.byKey(key!))?.variables.input).toMatchObject({ jumlah_balita: '40' });
});

test('issue 13: what is lost was planted before', async () => {
  const { id } = await newPeriode('luas-tanam');
  await refused('petugas', { entity: 'luasTanam', document: ADD_LUAS_TANAM, variables: { input: luas(id) } });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Luas Tanam' }).value).toBe('1.200');
  await user.clear(dialog.getByRole('textbox', { name: 'Luas Puso' }));
  await user.type(dialog.getByRole('textbox', { name: 'Luas Puso' }), '1201');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Luas Puso tidak boleh melebihi Luas Tanam')).toBeTruthy();
});

const minggu = async () => (await newPeriode('harga-pangan')).id;
const put = { _method: 'put' };

const officers: [name: string, document: typeof ADD_LAHAN | object, variables: () => Promise<WriteVariables>][] = [
  ['a price', ADD_HARGA_PANGAN, async () => ({ input: harga(await minggu()) })],
  ['a changed price', EDIT_HARGA_PANGAN, async () => ({ id: 7, input: { ...harga(await minggu()), ...put } })],
  [
    'a changed price of an older app',
    EDIT_HARGA_PANGAN,
    async () => ({ id: 7, input: { ...harga(await minggu(), {}), ...put } }),
  ],
  ["the regency's price", ADD_HARGA_PANGAN_KUTAI_BARAT, async () => ({ input: harga(await minggu(), {}) })],
  [
    "the regency's changed price",
    EDIT_HARGA_PANGAN_KUTAI_BARAT,
    async () => ({ id: 7, input: { ...harga(await minggu(), {}), ...put } }),
  ],
  [
    'availability',
    ADD_KETERSEDIAAN_PANGAN,
    async () =>
      stokOf((await newPeriode('ketersediaan-pangan')).id, {
        harga_rata_rata: 15000.5,
        kebutuhan: 0,
        ketersediaan: 49.9,
      }),
  ],
  [
    'changed availability',
    EDIT_KETERSEDIAAN_PANGAN,
    async () => ({
      id: 7,
      ...(await stokOf((await newPeriode('ketersediaan-pangan')).id, {
        harga_rata_rata: 1,
        kebutuhan: 0.1,
        ketersediaan: 2,
        ...put,
      })),
    }),
  ],
  ['a weighing', ADD_TIMBANG_BALITA, async () => ({ input: timbang((await newPeriode('timbang-balita')).id) })],
  [
    'a changed weighing',
    EDIT_TIMBANG_BALITA,
    async () => ({ id: 7, input: timbang((await newPeriode('timbang-balita')).id, { id: 7, ...put }) }),
  ],
  ['a planted area', ADD_LUAS_TANAM, async () => ({ input: luas((await newPeriode('luas-tanam')).id) })],
  [
    'a changed planted area',
    EDIT_LUAS_TANAM,
    async () => ({ id: 7, input: luas((await newPeriode('luas-tanam')).id, put) }),
  ],
];
const farmers: typeof officers = [
  ['a plot', ADD_LAHAN, async () => ({ input: lahan() })],
  ['a changed plot', EDIT_LAHAN, async () => ({ id: 7, input: { ...put, ...lahan() } })],
  [
    "a plot's place",
    ADD_KOORDINAT,
    async () => ({ input: { lahan_id: 3, user_id: 1, lat: '-0.2371', lang: '115.7012' } }),
  ],
  [
    "a plot's changed place",
    EDIT_KOORDINAT,
    async () => ({ id: 7, input: { ...put, lahan_id: 3, user_id: 1, lat: '-0.2371', lang: '115.7012' } }),
  ],
];

test.each([
  ...officers.map(([name, ...write]) => [name, 'petugas', ...write] as const),
  ...farmers.map(([name, ...write]) => [name, 'petani', ...write] as const),
])('issue 13: %s that is saved as it was goes to the server as it was typed', async (_name, who, document, make) => {
  const variables = await make();
  await refused(who, { entity: 'uji', document: document as typeof ADD_LAHAN, variables });
  const writes = sent();
  const { user } = await openKotak(who);
  const dialog = await perbaiki(user);
  await save(user, dialog);
  const typed = Object.entries(variables.input).map(([name, value]) => [name, String(value)]);
  await waitFor(() => expect(writes.map(({ fields }) => fields)).toEqual([Object.fromEntries(typed)]));
});

test('issue 13: a row that is sent while its form is open leaves what was typed in the form', async () => {
  const { id } = await newPeriode('harga-pangan');
  const write = { entity: 'hargaPangan', document: ADD_HARGA_PANGAN, variables: { input: harga(id) } };
  const [key] = await refused('petugas', write);
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const eceran = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  await user.clear(eceran);
  await user.type(eceran, '15250');
  await outboxStore.settle(key!, { harga_pangan: { id: 1 } });
  await save(user, dialog);
  expect((await screen.findAllByText('Data ini sudah dikirim')).length).toBeGreaterThan(0);
  expect(eceran.value).toBe('15.250');
});

test('issue 13: a delete has nothing to correct', async () => {
  const deletes = [DELETE_LAHAN, DELETE_LUAS_TANAM].map((document, at) => ({
    ...{ entity: 'luasTanam', label: `Hapus uji ${at}`, document },
    variables: { id: 7, input: { _method: 'delete' } },
  }));
  await refused('petugas', ...deletes);
  await openKotak('petugas');
  for (const { label } of deletes) {
    const row = await card(label);
    expect(row.getByRole('button', { name: 'Hapus' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Perbaiki' })).toBeNull();
  }
});
