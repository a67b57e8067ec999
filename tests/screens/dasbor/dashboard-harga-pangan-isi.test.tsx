import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { logIn, openAs } from '../../support/screens/open.tsx';

const page = '/dashboard/harga-pangan/edit';

let melak: number;
beforeAll(async () => {
  const kecamatan = await rowsOf('/kecamatan?limit=1000');
  melak = kecamatan.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak').id;
});

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

let opened = 0;

/** @returns the id of a new period of one day, without reports */
async function newDay(day: string, nama: string): Promise<number> {
  const token = await logIn('superadmin');
  const form = new FormData();
  form.append('nama_periode', nama);
  form.append('tanggal_mulai', day);
  form.append('tanggal_selesai', day);
  const answer = await fetch('http://localhost/api/periode-harga-pangan', {
    method: 'POST',
    body: form,
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  return data.periode_harga_pangan.id;
}

/** Opens 'Tambah Harga Pangan' in a new period without rows; the one before is the demo's. */
async function openAdd() {
  opened += 1;
  // A market day, which lies before the one that the test before has made.
  const day = `2026-11-${String(16 - opened).padStart(2, '0')}`;
  const periodeId = await newDay(day, `Minggu uji ${crypto.randomUUID().slice(0, 8)}`);
  const at = await openAs('petugas', `${page}?periode=${periodeId}&kecamatan=${melak}`);
  expect(await screen.findByText('Tidak Ada Data Harga Pangan')).toBeTruthy();
  await tapTambah(at.user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));
  const komoditi = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Komoditi' });
  const [eceran = 0, grosir = 0] = (await dialog.findAllByText(/^Periode lalu Rp/)).map(({ textContent }) =>
    Number(textContent?.replace(/\D/g, '')),
  );
  return {
    ...at,
    /** The prices of the period before. */
    lalu: { eceran, grosir },
    periodeId,
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

test('whoever types on while a row is being stored is in the next one: none of its figures is lost', async () => {
  const { user, first, komoditi, field, lalu, periodeId } = await openAdd();
  const answer = Promise.withResolvers<void>();
  network.use(http.post('*/api/harga-pangan', () => answer.promise));
  await user.type(field('Harga Eceran'), String(lalu.eceran));
  await user.type(field('Harga Grosir'), `${lalu.grosir}{Enter}`);
  await user.keyboard('14500');
  await waitFor(() => expect(field('Harga Eceran').value).toBe('14.500'));
  expect(komoditi().selectedOptions[0]?.textContent).not.toBe(first);
  expect(field('Harga Grosir').value).toBe('');
  answer.resolve();
  await waitFor(async () => {
    const rows = await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periodeId}`);
    expect(rows).toMatchObject([{ harga_eceran: lalu.eceran, harga_grosir: lalu.grosir }]);
  });
});

test('a change of more than 50 per cent is asked about before it is saved', async () => {
  const { user, field, dialog, lalu, periodeId } = await openAdd();
  await user.type(field('Harga Eceran'), `${lalu.eceran}0`);
  await user.type(field('Harga Grosir'), String(lalu.grosir));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  const question = within(await dialog.findByRole('alertdialog', { name: /^Periksa angka/ }));
  expect(dialog.getByText(/^Naik .* dari periode lalu/)).toBeTruthy();
  expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periodeId}`)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Ya, simpan' }));
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

test('decision 16: both prices empty: the focus goes to the one that is said', async () => {
  const { user, field, dialog } = await openAdd();
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Mohon isi harga grosir')).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(field('Harga Grosir')));
});

test('a duplicate of the own opens the row that is there, with what was typed beside it', async () => {
  const { user, komoditi, field, dialog, lalu, periodeId, token } = await openAdd();
  const form = new FormData();
  const twin = { komoditi_id: komoditi().value, kecamatan_id: melak, periode_harga_pangan_id: periodeId };
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
  expect(edit.getByText('Data ini sudah ada di server', { exact: false })).toBeTruthy();
  const eceran = within(edit.getByRole('group', { name: 'Harga Eceran' }));
  expect(eceran.getByRole<HTMLInputElement>('radio', { name: /^Isian Anda/ }).checked).toBe(true);
  await user.click(eceran.getByRole('radio', { name: /^Di server/ }));
  await user.click(edit.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periodeId}`)).toMatchObject([
    { harga_eceran: lalu.eceran, harga_grosir: lalu.grosir + 1000, revisi: 2 },
  ]);
});

test('what this device has sent lately is not proposed where the list lacks it, and may be chosen: somebody may have deleted it', async () => {
  const { user, first, field, lalu, periodeId, address } = await openAdd();
  await user.type(field('Harga Eceran'), String(lalu.eceran));
  await user.type(field('Harga Grosir'), `${lalu.grosir}{Enter}`);
  expect(await screen.findByText('Berhasil menambahkan harga pangan')).toBeTruthy();
  const sheet = address();
  cleanup();
  const [saved] = await rowsOf(`/harga-pangan?periode_harga_pangan_id=${periodeId}`);
  const headers = { Authorization: `Bearer ${await logIn('superadmin')}` };
  await fetch(`http://localhost/api/harga-pangan/${saved.id}`, { method: 'DELETE', headers });

  const again = await openAs('petugas', sheet);
  await tapTambah(again.user);
  const komoditi = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Komoditi' });
  const option = [...komoditi.options].find(({ textContent }) => textContent === first);
  expect(option?.disabled).toBe(false);
  expect(komoditi.value).not.toBe('');
  expect(komoditi.selectedOptions[0]?.textContent).not.toBe(first);
});

test("spec §2, regency-wide: its own table, and 'Harga pangan berhasil ditambahkan'", async () => {
  const { periodeId } = await openAdd();
  cleanup();
  const { user } = await openAs('petugas', `/dashboard/harga-pangan-kutai-barat/edit?periode=${periodeId}`);
  await tapTambah(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Harga Eceran' }), '38000');
  await user.type(dialog.getByRole('textbox', { name: 'Harga Grosir' }), '35000');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Harga pangan berhasil ditambahkan')).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('the first price of a new week is what readers are shown on this device too', async () => {
  const id = await newDay('2026-11-20', 'Pasar Jumat');
  const { user, go } = await openAs('petugas', '/harga-pangan/melak');
  expect(await screen.findByText('Pasar Jumat belum dilaporkan')).toBeTruthy();
  await go(`${page}?periode=${id}&kecamatan=${melak}`);
  await tapTambah(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));
  const [eceran, grosir] = (await dialog.findAllByText(/^Periode lalu Rp/)).map(({ textContent }) =>
    textContent?.replace(/\D/g, ''),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Harga Eceran' }), `${eceran}`);
  await user.type(dialog.getByRole('textbox', { name: 'Harga Grosir' }), `${grosir}{Enter}`);
  expect(await screen.findByText('Berhasil menambahkan harga pangan')).toBeTruthy();
  await go('/harga-pangan/melak');
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('Pasar Jumat'));
  expect(screen.queryByText('Pasar Jumat belum dilaporkan')).toBeNull();
});
