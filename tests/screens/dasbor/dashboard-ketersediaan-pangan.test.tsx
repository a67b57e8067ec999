import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { logIn, openAs } from '../../support/screens/open.tsx';

const page = '/dashboard/ketersediaan-pangan/edit';

let periodes: Row[];
let melak: number;
beforeAll(async () => {
  periodes = await rowsOf('/periode-ketersediaan-pangan?limit=1000');
  const kecamatan = await rowsOf('/kecamatan?nama_kecamatan=Melak');
  melak = kecamatan[0]?.id;
});

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

let opened = 0;

/** Opens 'Tambah Ketersediaan Pangan' in a new period; the one before is the demo's. */
async function openAdd(query = `&kecamatan=${melak}`) {
  opened += 1;
  const admin = await logIn('superadmin');
  const form = new FormData();
  form.append('nama_periode', `Minggu uji ${crypto.randomUUID().slice(0, 8)}`);
  // Each lies before the one that the test before has made.
  const day = `2026-11-${String(16 - opened).padStart(2, '0')}`;
  form.append('tanggal_mulai', day);
  form.append('tanggal_selesai', day);
  const headers = { Authorization: `Bearer ${admin}` };
  const answer = await fetch('http://localhost/api/periode-ketersediaan-pangan', {
    method: 'POST',
    body: form,
    headers,
  });
  const { data } = await answer.json();
  const periodeId: number = data.periode_ketersediaan_pangan.id;
  const at = await openAs('petugas', `${page}?periode=${periodeId}${query}`);
  expect(await screen.findByText('Tidak Ada Data Ketersediaan Pangan')).toBeTruthy();
  await tapTambah(at.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Ketersediaan Pangan' }));
  await dialog.findByRole('combobox', { name: 'Pangan' });
  return {
    ...at,
    dialog,
    periodeId,
    pangan: () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Pangan' }),
    field: (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name }),
    saved: () => rowsOf(`/ketersediaan-pangan?periode_ketersediaan_pangan_id=${periodeId}`),
  };
}

type Added = Awaited<ReturnType<typeof openAdd>>;

async function fill({ user, field }: Added, figures: Record<string, string>) {
  for (const [name, text] of Object.entries(figures)) if (text) await user.type(field(name), text);
}

/** What the period before said, as it is typed. */
async function before({ dialog }: Added) {
  const said = await dialog.findAllByText(/^Periode lalu/);
  const typed = said.map(({ textContent }) => (textContent ?? '').replace(/[^\d,]/g, ''));
  return { 'Harga Rata-Rata': typed[0] ?? '', Kebutuhan: typed[1] ?? '', Ketersediaan: typed[2] ?? '' };
}

test("spec §2, Availability period list: its empty text reads 'Tidak Ada Data Periode Harga Pangan' (as given)", async () => {
  await openAs('petugas', '/dashboard/ketersediaan-pangan?query=tidak+ada');
  expect(await screen.findByPlaceholderText('Cari Periode Ketersediaan Pangan')).toBeTruthy();
  expect(await screen.findByText('Tidak Ada Data Periode Harga Pangan')).toBeTruthy();
});

test('spec §2, Edit page: table No, Pangan, Harga Rata - Rata, Kebutuhan (Ton), Ketersediaan (Ton), Aksi', async () => {
  const newest = periodes.at(-2)!;
  await openAs('petugas', `${page}?periode=${newest.id}&kecamatan=${melak}`);
  expect(await screen.findByRole('heading', { level: 1, name: newest.nama_periode })).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(headers()).toEqual(['No', 'Pangan', 'Harga Rata - Rata', 'Kebutuhan (Ton)', 'Ketersediaan (Ton)', 'Aksi']);
});

test("spec §8: 'Berhasil menambahkan ketersediaan pangan'; decimals are typed with a comma; the next food follows", async () => {
  const added = await openAdd();
  const first = added.pangan().selectedOptions[0]?.textContent;
  await fill(added, { ...(await before(added)), Ketersediaan: '' });
  await added.user.type(added.field('Ketersediaan'), '101,5');
  await added.user.keyboard('{Enter}');
  // Far from the period before or not: it is meant.
  const yes = added.dialog.queryByRole('button', { name: 'Ya, simpan' });
  if (yes) await added.user.click(yes);
  expect(await screen.findByText('Berhasil menambahkan ketersediaan pangan')).toBeTruthy();
  expect((await added.saved())[0]).toMatchObject({ ketersediaan: 101.5, kecamatan_id: melak });
  await waitFor(() => expect(added.pangan().selectedOptions[0]?.textContent).not.toBe(first));
});

const whole = { 'Harga Rata-Rata': '14500', Kebutuhan: '10', Ketersediaan: '12' };
test.each([
  ['Pangan tidak boleh kosong', { pangan: '' }, whole],
  ['Kecamatan tidak boleh kosong', { kecamatan: '' }, whole],
  ['Harga Rata-Rata tidak boleh kosong', {}, { ...whole, 'Harga Rata-Rata': '' }],
  ['Kebutuhan tidak boleh kosong', {}, { ...whole, Kebutuhan: '' }],
  ['Ketersediaan tidak boleh kosong', {}, { ...whole, Ketersediaan: '' }],
  ['Kebutuhan harus berupa angka!', {}, { ...whole, Kebutuhan: '1.5' }],
  ['Ketersediaan harus berupa angka!', {}, { ...whole, Ketersediaan: '12,' }],
  ['Harga Rata-Rata harus berupa angka!', {}, { ...whole, 'Harga Rata-Rata': '-5' }],
])("spec §5, Availability add: '%s'", async (sentence, choice: { pangan?: string; kecamatan?: string }, figures) => {
  const added = await openAdd();
  if (choice.kecamatan === '') {
    await added.user.selectOptions(added.dialog.getByRole('combobox', { name: 'Kecamatan' }), 'Pilih Kecamatan');
  }
  if (choice.pangan === '') await added.user.selectOptions(added.pangan(), 'Pilih Pangan');
  await fill(added, figures);
  await added.user.click(added.dialog.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(await added.saved()).toHaveLength(0);
});

test("spec §8, edit: prefilled, 'Berhasil mengubah data ketersediaan pangan'", async () => {
  const { user } = await openAs('petugas', `${page}?periode=${periodes.at(-2)!.id}&kecamatan=${melak}`);
  const [edit] = await screen.findAllByRole('button', { name: /^Edit/ });
  await user.click(edit!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ketersediaan Pangan' }));
  const kebutuhan = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Kebutuhan' });
  const whole = kebutuhan.value.split(',')[0];
  await user.clear(kebutuhan);
  await user.type(kebutuhan, `${whole},7`);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Berhasil mengubah data ketersediaan pangan')).toBeTruthy();
  await waitFor(() => expect(rows()[0]?.textContent).toContain(`${whole},7`));
});
