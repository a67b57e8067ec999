import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../support/answers.ts';
import { openAs } from '../support/open.tsx';
import { call, cellsOf, idOf, newPeriode, optionsOf, tokenOf } from '../support/petugas.ts';

const page = '/dashboard/timbang-balita/edit';
const labels = {
  jumlah_balita: 'Jumlah Balita Ditimbang',
  berat_badan_naik: 'Jumlah Balita Naik Berat Badan',
  berat_badan_tidak_naik: 'Jumlah Balita Tidak Naik Berat Badan',
  dibawah_garis_merah: 'Jumlah Balita Dibawah Garis Merah',
  kasus_gizi_buruk: 'Kasus Gizi Buruk',
} as const;
type Counts = Partial<Record<keyof typeof labels, string>>;

let melak: number;
let desa: Row[];
let before: Row[];
beforeAll(async () => {
  melak = idOf(await rowsOf('/kecamatan?limit=100'), 'nama_kecamatan', 'Melak');
  desa = await rowsOf(`/desa-kelurahan?kecamatan_id=${melak}&limit=100`);
  const newest = (await rowsOf('/periode-timbang-balita?urut=terbaru&limit=1'))[0];
  before = await rowsOf(`/timbang-balita?periode_timbang_balita_id=${newest.id}&kecamatan_id=${melak}&limit=100`);
});

const stored = (periode: { id: number }) => rowsOf(`/timbang-balita?periode_timbang_balita_id=${periode.id}&limit=100`);
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const field = (name: keyof typeof labels) => screen.getByRole<HTMLInputElement>('textbox', { name: labels[name] });
const kelurahan = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Desa/Kelurahan' });
const shown = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Simpan' }));

/** Opens 'Tambah Timbang Balita' for Melak in a period that nobody has filled in. */
async function openAdd() {
  const periode = await newPeriode('timbang-balita');
  const opened = await openAs('petugas', `${page}?periode=${periode.id}&kecamatan=${melak}`);
  expect(await screen.findByText('Tidak Ada Data Timbang Balita')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah' }).disabled).toBe(false));
  await opened.user.click(screen.getByRole('button', { name: 'Tambah' }));
  // Its code is compiled with the first one.
  await screen.findByRole('dialog', { name: 'Tambah Timbang Balita' }, { timeout: 25_000 });
  await screen.findAllByText(/^Periode lalu/);
  return { ...opened, periode };
}

async function fill(user: UserEvent, counts: Counts) {
  for (const [name, text] of Object.entries(counts)) {
    await user.clear(field(name as keyof Counts));
    await user.click(field(name as keyof Counts));
    if (text) await user.paste(text);
  }
}

/** Close to what the first village reported last. */
const usual = (): Counts =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, String(before[0][name])])) as Counts;

test('spec §2: the sub-district is fixed and disabled, the next village is preselected, what was reported stands beside', async () => {
  await openAdd();
  const kecamatan = within(screen.getByRole('dialog')).getByRole<HTMLSelectElement>('combobox', { name: 'Kecamatan' });
  expect([kecamatan.disabled, shown(kecamatan)]).toEqual([true, 'Melak']);
  expect(shown(kelurahan())).toBe(desa[0].nama_desa_kelurahan);
  expect(optionsOf(kelurahan())).toEqual([
    'Pilih Desa/Kelurahan',
    ...desa.map(({ nama_desa_kelurahan }) => nama_desa_kelurahan),
  ]);
  const was = before.find(({ kelurahan_id }) => kelurahan_id === desa[0].id);
  expect(screen.getAllByText(/^Periode lalu/).map(({ textContent }) => textContent)).toEqual(
    Object.keys(labels).map((name) => `Periode lalu ${was[name]}`),
  );
});

test('issue: Enter saves, the next village begins in the first figure; village after village', async () => {
  const { user, periode } = await openAdd();
  for (const [at, { nama_desa_kelurahan }] of desa.slice(0, 3).entries()) {
    await waitFor(() => expect(shown(kelurahan())).toBe(nama_desa_kelurahan));
    await waitFor(() => expect(document.activeElement).toBe(field('jumlah_balita')));
    const was = before.find(({ kelurahan_id }) => kelurahan_id === desa[at].id);
    await fill(user, Object.fromEntries(Object.keys(labels).map((name) => [name, String(was[name])])));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await stored(periode)).toHaveLength(at + 1));
  }
  expect((await screen.findAllByText('Berhasil menambahkan timbang balita')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByText(`3 dari ${desa.length} desa/kelurahan sudah diisi`)).toBeTruthy());
  const option = within(kelurahan()).getByRole<HTMLOptionElement>('option', {
    name: `${desa[0].nama_desa_kelurahan} (sudah diisi)`,
  });
  expect(option.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual([]));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('spec §5, Add toddler weighing, in order: the first failure is said and marked, nothing is sent', async () => {
  const { user, periode } = await openAdd();
  const said = async (sentence: string, control: HTMLElement) => {
    await save(user);
    // The toast, and beside the field.
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(1));
    await waitFor(() => expect(document.activeElement).toBe(control));
    expect(control.getAttribute('aria-invalid')).toBe('true');
  };
  const counts = [
    ['jumlah_balita', 'Jumlah balita', '40'],
    ['berat_badan_naik', 'Berat badan naik', '33'],
    ['berat_badan_tidak_naik', 'Berat badan tidak naik', '5'],
    ['dibawah_garis_merah', 'Dibawah garis merah', '40'],
    ['kasus_gizi_buruk', 'Kasus gizi buruk', '40'],
  ] as const;

  await user.selectOptions(kelurahan(), 'Pilih Desa/Kelurahan');
  await said('Kelurahan harus diisi', kelurahan());
  await user.selectOptions(kelurahan(), desa[0].nama_desa_kelurahan);
  for (const [name, label, fits] of counts) {
    await said(`${label} harus diisi`, field(name));
    await fill(user, { [name]: fits });
  }
  for (const [name] of counts) await fill(user, { [name]: '0,5' });
  for (const [name, label, fits] of counts) {
    await said(`${label} harus berupa angka`, field(name));
    await fill(user, { [name]: fits });
  }
  const gained = 'Balita yang naik dan tidak naik berat badannya tidak boleh melebihi jumlah balita ditimbang';
  expect(screen.getByText(/2 balita baru atau tidak ditimbang bulan lalu/)).toBeTruthy();
  await fill(user, { berat_badan_tidak_naik: '8' });
  await said(gained, field('berat_badan_naik'));
  await fill(user, { berat_badan_tidak_naik: '7', dibawah_garis_merah: '41' });
  await said('Balita di bawah garis merah tidak boleh melebihi jumlah balita ditimbang', field('dibawah_garis_merah'));
  await fill(user, { dibawah_garis_merah: '40', kasus_gizi_buruk: '41' });
  await said('Kasus gizi buruk tidak boleh melebihi jumlah balita ditimbang', field('kasus_gizi_buruk'));
  expect(await stored(periode)).toEqual([]);
});

test.each([
  ['0,5', '0,5'],
  ['-5', '-5'],
  ['4.5', '4.5'],
  ['1.500', '1.500'],
  ['4o balita', '4'],
  ['٤٠', '40'],
  ['040', '40'],
])(
  "spec §5, digits only: %j becomes %j, and a separator is refused with 'Isi bilangan bulat'",
  async (pasted, text) => {
    const { user } = await openAdd();
    await fill(user, { jumlah_balita: pasted });
    expect(field('jumlah_balita').value).toBe(text);
    expect(field('jumlah_balita').getAttribute('aria-invalid')).toBe(String(/^[0,.-]*[,-]|4\.5/.test(text)));
  },
);

test('issue: a change of more than 50 per cent asks once, but not about one toddler more', async () => {
  const { user, periode } = await openAdd();
  const D = Number(before[0].jumlah_balita) * 2;
  await fill(user, { ...usual(), jumlah_balita: String(D), kasus_gizi_buruk: '1' });
  await save(user);
  expect(await screen.findAllByText(/^(Naik|Turun) .* dari periode lalu/)).toHaveLength(1);
  expect(await stored(periode)).toEqual([]);
  await save(user);
  expect(await screen.findByText('Berhasil menambahkan timbang balita')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cellsOf(rows()[0]!)[2]).toBe(String(D)));
});

test('a duplicate: the own row is offered, another officer’s is named', async () => {
  const { user, periode, token } = await openAdd();
  const twin = (at: number) => ({
    ...{ ...usual(), periode_id: periode.id, kecamatan_id: melak, kelurahan_id: desa[at].id },
  });
  const another = twin(1);
  await call('/timbang-balita', twin(0), token);
  await call('/timbang-balita', another, await tokenOf('superadmin'));

  await user.selectOptions(kelurahan(), desa[1].nama_desa_kelurahan);
  await fill(user, usual());
  await save(user);
  // What is far from the period before is asked about first.
  if (screen.queryByText(/dari periode lalu/)) await save(user);
  expect(await screen.findByText('Gagal menambahkan timbang balita. Sudah diisi oleh Darius Kelawit')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buka data yang sudah ada' })).toBeNull();
  expect(field('jumlah_balita').value).toBe(usual().jumlah_balita);
});

test('a duplicate of the own: the row that is there opens, and is changed', async () => {
  const { user, periode, token } = await openAdd();
  const fields = { ...usual(), periode_id: periode.id, kecamatan_id: melak, kelurahan_id: desa[0].id };
  await call('/timbang-balita', fields, token);
  await fill(user, { ...usual(), kasus_gizi_buruk: '2' });
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Buka data yang sudah ada' }));
  await screen.findByRole('dialog', { name: 'Edit Timbang Balita' });
  expect(field('kasus_gizi_buruk').value).toBe(String(fields.kasus_gizi_buruk));
  await fill(user, { kasus_gizi_buruk: '2' });
  await save(user);
  expect(await screen.findByText('Berhasil mengubah data timbang balita')).toBeTruthy();
  expect(await stored(periode)).toMatchObject([{ kelurahan_id: desa[0].id, kasus_gizi_buruk: 2 }]);
});

test('bad input: a village or a period that was deleted meanwhile is said, and what was typed stays', async () => {
  const superadmin = await tokenOf('superadmin');
  const added = { kecamatan_id: melak, nama_desa_kelurahan: 'Zz Kampung Uji' };
  const { desa_kelurahan } = await call('/desa-kelurahan', added, superadmin);
  const { user, periode } = await openAdd();
  await user.selectOptions(kelurahan(), added.nama_desa_kelurahan);
  await fill(user, usual());
  await call(`/desa-kelurahan/${desa_kelurahan.id}`, { _method: 'delete' }, superadmin);
  await save(user);
  expect((await screen.findAllByText(/Kelurahan tidak ditemukan/)).length).toBeGreaterThan(0);
  await user.selectOptions(kelurahan(), desa[0].nama_desa_kelurahan);
  await call(`/periode-timbang-balita/${periode.id}`, { _method: 'delete' }, superadmin);
  await save(user);
  expect((await screen.findAllByText(/Periode timbang balita tidak ditemukan/)).length).toBeGreaterThan(0);
  expect(field('jumlah_balita').value).toBe(usual().jumlah_balita);
});
