import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../support/answers.ts';
import { logIn, openAs } from '../support/open.tsx';

const table = '/dashboard/harga-pangan';
const page = '/dashboard/harga-pangan/edit';

let periodes: Row[];
let kecamatan: Row[];
beforeAll(async () => {
  periodes = await rowsOf('/periode-harga-pangan?limit=1000');
  kecamatan = await rowsOf('/kecamatan?limit=1000');
});

const idOf = (nama: string) => kecamatan.find(({ nama_kecamatan }) => nama_kecamatan === nama)?.id;
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** Opens the data page of a period in a sub-district of the demo's officer. */
async function openPeriode(periode: number, nama = 'Melak') {
  const opened = await openAs('petugas', `${page}?periode=${periode}&kecamatan=${idOf(nama)}`);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return opened;
}

test('spec §2, Food-price period list: columns, search, Detail; newest first, ten a page', async () => {
  await openAs('petugas', table);
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'No',
    'Nama Periode',
    'Aksi',
  ]);
  expect(screen.getByPlaceholderText('Cari Periode Harga Pangan')).toBeTruthy();
  expect(cells(rows()[0]!)[1]).toContain(periodes.at(-1)?.nama_periode);
  expect(screen.getByText(`Showing 1 to 10 of ${periodes.length} entries`)).toBeTruthy();
});

test("spec §2: empty 'Tidak Ada Data Periode Harga Pangan'", async () => {
  await openAs('petugas', `${table}?query=tidak+ada`);
  expect(await screen.findByText('Tidak Ada Data Periode Harga Pangan')).toBeTruthy();
});

test("spec §2, Price data page: title is the period's name; 'Pilih Kecamatan Terlebih Dahulu'; only assigned sub-districts", async () => {
  const newest = periodes.at(-1)!;
  const { user, address } = await openAs('petugas', table);
  await user.click(await screen.findByRole('link', { name: `Detail ${newest.nama_periode}` }));
  expect(await screen.findByRole('heading', { level: 1, name: newest.nama_periode })).toBeTruthy();
  expect(address()).toBe(`${page}?periode=${newest.id}`);
  expect(await screen.findByText('Pilih Kecamatan Terlebih Dahulu')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah' }).disabled).toBe(true);
  const picker = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kecamatan' });
  expect([...picker.options].map(({ textContent }) => textContent)).toEqual([
    ...['Pilih Kecamatan', 'Barong Tongkok', 'Melak', 'Sekolaq Darat'],
  ]);
});

test('spec §2: table No, Komoditi, Harga Eceran, Harga Grosir, Aksi; only rows of the current user, paged', async () => {
  await openPeriode(periodes.at(-2)!.id);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['No', 'Komoditi', 'Harga Eceran', 'Harga Grosir', 'Aksi'],
  ]);
  expect(rows()).toHaveLength(10);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
});

test("spec §2: opened without a period it leads back to the periods' table", async () => {
  const { address } = await openAs('petugas', `${page}?periode=999999`);
  await waitFor(() => expect(address()).toBe(table));
});

test("spec §5 and §8: the edit modal says the first broken rule, then 'Berhasil mengubah data harga pangan'", async () => {
  const { user } = await openPeriode(periodes.at(-2)!.id);
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Periode Harga Pangan' }));
  const eceran = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  const before = eceran.value;
  await user.clear(eceran);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Mohon isi harga eceran')).length).toBeGreaterThan(0);
  expect(eceran.getAttribute('aria-invalid')).toBe('true');
  await user.type(eceran, before.replaceAll('.', '').replace(/.$/, '7'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Berhasil mengubah data harga pangan')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(cells(rows()[0]!)[2]?.replace(/\D/g, '')).toBe(before.replaceAll('.', '').replace(/.$/, '7')),
  );
});

let opened = 0;

/** Opens 'Tambah Harga Pangan' in a new period that nobody has filled in; the one before is the demo's. */
async function openAdd() {
  opened += 1;
  const token = await logIn('superadmin');
  const form = new FormData();
  form.append('nama_periode', `Minggu uji ${crypto.randomUUID().slice(0, 8)}`);
  // Each lies before the one that the test before has made.
  form.append('tanggal_mulai', `2026-11-${String(16 - opened).padStart(2, '0')}`);
  const answer = await fetch('http://localhost/api/periode-harga-pangan', {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  const at = await openAs('petugas', `${page}?periode=${data.periode_harga_pangan.id}&kecamatan=${idOf('Melak')}`);
  expect(await screen.findByText('Tidak Ada Data Harga Pangan')).toBeTruthy();
  await at.user.click(screen.getByRole('button', { name: 'Tambah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));
  const komoditi = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Komoditi' });
  const [eceran = 0, grosir = 0] = (await dialog.findAllByText(/^Periode lalu Rp/)).map(({ textContent }) =>
    Number(textContent?.replace(/\D/g, '')),
  );
  return {
    ...at,
    /** The prices of the period before. */
    lalu: { eceran, grosir },
    periodeId: data.periode_harga_pangan.id as number,
    dialog,
    komoditi: () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Komoditi' }),
    first: komoditi.selectedOptions[0]?.textContent,
    field: (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name }),
  };
}

test('issue: the next commodity is preselected, the price before stands beside, Enter saves and begins the next row', async () => {
  const { user, first, komoditi, field, lalu, periodeId } = await openAdd();
  await waitFor(() => expect(document.activeElement).toBe(field('Harga Eceran')));
  await user.type(field('Harga Eceran'), String(lalu.eceran + 500));
  await user.type(field('Harga Grosir'), `${lalu.grosir + 300}{Enter}`);
  expect(await screen.findByText('Berhasil menambahkan harga pangan')).toBeTruthy();
  await waitFor(() => expect(komoditi().selectedOptions[0]?.textContent).not.toBe(first));
  await waitFor(() => expect(document.activeElement).toBe(field('Harga Eceran')));
  expect(field('Harga Eceran').value).toBe('');
  const done = [...komoditi().options].find(({ textContent }) => textContent?.endsWith('(sudah diisi)'));
  expect(done?.disabled).toBe(true);
  const [saved] = await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periodeId}`);
  expect(saved).toMatchObject({ harga_eceran: lalu.eceran + 500, harga_grosir: lalu.grosir + 300 });
});

test('issue: a change of more than 50 per cent asks once', async () => {
  const { user, field, dialog, lalu, periodeId } = await openAdd();
  await user.type(field('Harga Eceran'), `${lalu.eceran}0`);
  await user.type(field('Harga Grosir'), String(lalu.grosir));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText(/^Naik .* dari periode lalu/)).toBeTruthy();
  expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periodeId}`)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Berhasil menambahkan harga pangan')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test.each([
  ['Mohon pilih komoditi', { komoditi: '' }],
  ['Mohon isi harga grosir', { grosir: '' }],
  ['Mohon isi harga eceran', { eceran: '' }],
  ['Harga Grosir harus berupa angka', { grosir: '0,5' }],
  ['Harga Eceran harus berupa angka', { eceran: '14.5' }],
])(
  "spec §5, Food price add: '%s'",
  async (sentence, broken: { komoditi?: string; eceran?: string; grosir?: string }) => {
    const { user, komoditi, field, dialog, periodeId } = await openAdd();
    if (broken.komoditi === '') await user.selectOptions(komoditi(), 'Pilih Komoditi');
    for (const [name, text = '38000'] of [
      ['Harga Eceran', broken.eceran],
      ['Harga Grosir', broken.grosir],
    ] as const) {
      if (text !== '') await user.type(field(name), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periodeId}`)).toHaveLength(0);
  },
);

test('a duplicate of the own opens the row that is there', async () => {
  const { user, komoditi, field, dialog, lalu, periodeId, token } = await openAdd();
  const form = new FormData();
  const twin = { komoditi_id: komoditi().value, kecamatan_id: idOf('Melak'), periode_harga_pangan_id: periodeId };
  for (const [name, value] of Object.entries({ ...twin, harga_eceran: lalu.eceran, harga_grosir: lalu.grosir })) {
    form.append(name, String(value));
  }
  const headers = { Authorization: `Bearer ${token}` };
  await fetch('http://localhost/api/harga-pangan', { method: 'POST', body: form, headers });
  await user.type(field('Harga Eceran'), String(lalu.eceran + 1000));
  await user.type(field('Harga Grosir'), String(lalu.grosir + 1000));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Data ini sudah Anda isi')).length).toBeGreaterThan(0);
  await user.click(await dialog.findByRole('button', { name: 'Buka harga yang sudah ada' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Periode Harga Pangan' }));
  expect(edit.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' }).value).toBe(
    lalu.eceran.toLocaleString('id-ID'),
  );
});

test("spec §2, regency-wide: its own table, and 'Harga pangan berhasil ditambahkan'", async () => {
  const { periodeId } = await openAdd();
  cleanup();
  const { user } = await openAs('petugas', `/dashboard/harga-pangan-kutai-barat/edit?periode=${periodeId}`);
  await user.click(await screen.findByRole('button', { name: 'Tambah' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Harga Eceran' }), '38000');
  await user.type(dialog.getByRole('textbox', { name: 'Harga Grosir' }), '35000');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Harga pangan berhasil ditambahkan')).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(1));
});
