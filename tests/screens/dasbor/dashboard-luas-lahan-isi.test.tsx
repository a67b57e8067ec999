import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { standsBeside } from '../../support/forms/account-form.ts';
import { open, openAs } from '../../support/screens/open.tsx';
import { call, cellsOf, newPeriode, optionsOf, tokenOf } from '../../support/screens/petugas.ts';

const table = '/dashboard/luas-lahan';
const komoditiTanam = ['padi', 'jagung', 'ubi kayu', 'ubi jalar'];

let desa: Row[];
let before: Row[];
beforeAll(async () => {
  const all = await rowsOf('/desa-kelurahan?limit=1000');
  desa = all.filter(({ nama_kecamatan }) => nama_kecamatan === 'Melak');
  const newest = (await rowsOf('/periode-luas-tanam?urut=terbaru&limit=1'))[0];
  const filter = `periode_luas_tanam_id=${newest.id}&kecamatan_id=${desa[0].kecamatan_id}`;
  before = await rowsOf(`/luas-lahan?${filter}&limit=100`);
});

const stored = (periode: { id: number }) => rowsOf(`/luas-lahan?periode_luas_tanam_id=${periode.id}&limit=100`);
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const chosen = (name: string) => select(name).selectedOptions[0]?.textContent;
const save = (user: UserEvent, button = 'Simpan') => user.click(screen.getByRole('button', { name: button }));

async function fill(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  if (text) await user.paste(text);
}

/** Opens the form for a period that nobody has filled in. */
async function openAdd() {
  const periode = await newPeriode('luas-tanam');
  const opened = await openAs('petugas', `${table}/tambah?periode=${periode.id}`);
  await screen.findByRole('combobox', { name: 'Kecamatan' });
  return { ...opened, periode };
}

/** Chooses Melak; its first village and crop follow by themselves. */
async function openMelak() {
  const opened = await openAdd();
  await opened.user.selectOptions(select('Kecamatan'), 'Melak');
  await waitFor(() => expect(chosen('Komoditi')).toBe('padi'));
  return opened;
}

const twin = (periode: { id: number }) => ({
  ...{ periode_id: periode.id, kecamatan_id: desa[0].kecamatan_id, kelurahan_id: desa[0].id },
  ...{ komoditi: 'padi', luas_tanams: 7, luas_puso: 1 },
});

test('spec §2, add form: Periode disabled and prefilled, only assigned sub-districts, Kelurahan waits for one', async () => {
  const { user, periode } = await openAdd();
  expect([field('Periode').disabled, field('Periode').value]).toEqual([true, periode.nama_periode]);
  expect(optionsOf(select('Kecamatan'))).toEqual(['Pilih Kecamatan', 'Barong Tongkok', 'Melak', 'Sekolaq Darat']);
  expect([select('Kelurahan').disabled, chosen('Kelurahan')]).toEqual([true, 'Pilih Kecamatan terlebih dahulu']);
  expect(optionsOf(select('Komoditi'))).toEqual(['Pilih Komoditi', ...komoditiTanam]);
  await user.selectOptions(select('Kecamatan'), 'Melak');
  await waitFor(() => expect(chosen('Kelurahan')).toBe(desa[0].nama_desa_kelurahan));
  expect(select('Kelurahan').disabled).toBe(false);
  expect(chosen('Komoditi')).toBe('padi');
  const was = before.find(({ kelurahan_id, komoditi }) => kelurahan_id === desa[0].id && komoditi === 'padi');
  const lalu = was ? [`Periode lalu ${was.luas_tanam} Hektar`, `Periode lalu ${was.luas_puso} Hektar`] : [];
  await waitFor(() => expect(screen.queryAllByText(/^Periode lalu/).map((at) => at.textContent)).toEqual(lalu));
});

test("spec §8 and issue: 'Berhasil menambahkan luas tanam', and on to the next crop by Enter", async () => {
  const { user, periode, address } = await openMelak();
  for (const [at, komoditi] of komoditiTanam.entries()) {
    await waitFor(() =>
      expect([chosen('Kelurahan'), chosen('Komoditi')]).toEqual([desa[0].nama_desa_kelurahan, komoditi]),
    );
    await fill(user, 'Luas Tanam', '3');
    await fill(user, 'Luas Puso', '0');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await stored(periode)).toHaveLength(at + 1));
    await waitFor(() => expect(field('Luas Tanam').value).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(field('Luas Tanam')));
  }
  expect((await screen.findAllByText('Berhasil menambahkan luas tanam')).length).toBeGreaterThan(0);
  await waitFor(() => expect([chosen('Kelurahan'), chosen('Komoditi')]).toEqual([desa[1].nama_desa_kelurahan, 'padi']));
  expect(optionsOf(select('Kelurahan'))).toContain(`${desa[0].nama_desa_kelurahan} (sudah diisi)`);
  await fill(user, 'Luas Tanam', '2');
  await fill(user, 'Luas Puso', '2');
  await save(user);
  await waitFor(() => expect(address()).toBe(`${table}?periode=${periode.id}`));
  const list = await screen.findByRole('table', { name: 'Luas Tanam' });
  await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(6));
});

test('spec §5, Planting area: the first broken rule is said and marked, nothing is sent', async () => {
  const { user, periode } = await openAdd();
  const refused = async (sentence: string, control: () => HTMLElement) => {
    await save(user);
    await standsBeside(control, sentence);
  };
  await refused('Komoditi harus diisi', () => select('Komoditi'));
  await user.selectOptions(select('Komoditi'), 'padi');
  await refused('Kecamatan harus diisi', () => select('Kecamatan'));
  await user.selectOptions(select('Kecamatan'), 'Melak');
  await waitFor(() => expect(chosen('Kelurahan')).toBe(desa[0].nama_desa_kelurahan));
  await user.selectOptions(
    select('Kelurahan'),
    await within(select('Kelurahan')).findByRole('option', { name: 'Pilih Kelurahan' }),
  );
  await refused('Kelurahan harus diisi', () => select('Kelurahan'));
  await user.selectOptions(select('Kelurahan'), desa[0].nama_desa_kelurahan);
  await refused('Luas Tanam harus diisi', () => field('Luas Tanam'));
  await fill(user, 'Luas Tanam', '0,5');
  await refused('Luas Puso harus diisi', () => field('Luas Puso'));
  await fill(user, 'Luas Puso', '-1');
  await refused('Luas Tanam harus berupa angka', () => field('Luas Tanam'));
  await fill(user, 'Luas Tanam', '1.500 ha');
  expect(field('Luas Tanam').value).toBe('1.500');
  await refused('Luas Puso harus berupa angka', () => field('Luas Puso'));
  await fill(user, 'Luas Puso', '١٥٠١');
  expect(field('Luas Puso').value).toBe('1.501');
  await refused('Luas Puso tidak boleh melebihi Luas Tanam', () => field('Luas Puso'));
  expect(await stored(periode)).toEqual([]);
});

test('a duplicate: another officer is named, the own row is offered and opens its own page with what was typed', async () => {
  const { user, periode, token, address } = await openMelak();
  const { luas_tanam } = await call('/luas-lahan', twin(periode), await tokenOf('superadmin'));
  await fill(user, 'Luas Tanam', '7');
  await fill(user, 'Luas Puso', '0');
  await save(user);
  expect((await screen.findAllByText('Sudah diisi oleh Darius Kelawit')).length).toBeGreaterThan(0);
  expect(field('Luas Tanam').value).toBe('7');

  await call(`/luas-lahan/${luas_tanam.id}`, { _method: 'delete' }, await tokenOf('superadmin'));
  await call('/luas-lahan', twin(periode), token);
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Buka data yang sudah ada' }));
  await waitFor(() => expect(address()).toBe(`${table}/edit`));
  const puso = within(await screen.findByRole('group', { name: 'Luas Puso' }));
  const version = (name: RegExp) => puso.getByRole<HTMLInputElement>('radio', { name });
  expect([version(/^Isian Anda 0/).checked, version(/^Di server 1/).checked]).toEqual([true, false]);
  await save(user);
  await waitFor(async () => expect(await stored(periode)).toMatchObject([{ luas_tanam: 7, luas_puso: 0 }]));
});

test('spec §2 and §8: the edit form is prefilled; a newer revision is told, and overwritten only when asked again', async () => {
  const { token, periode } = await openAdd();
  cleanup();
  const { luas_tanam: luas } = await call('/luas-lahan', twin(periode), token);
  const { user, address } = await open(`${table}?periode=${periode.id}`);
  await user.click(await screen.findByRole('link', { name: /^Edit padi/ }));
  await waitFor(() => expect(address()).toBe(`${table}/edit`));
  await waitFor(() => expect(field('Luas Tanam').value).toBe('7'));
  await waitFor(() => expect(chosen('Kelurahan')).toBe(desa[0].nama_desa_kelurahan));
  expect([field('Periode').value, chosen('Kecamatan'), chosen('Komoditi')]).toEqual([
    ...[periode.nama_periode, 'Melak', 'padi'],
  ]);

  await call(`/luas-lahan/${luas.id}`, { _method: 'put', luas_tanams: 9 }, token);
  await fill(user, 'Luas Tanam', '8');
  await save(user);
  expect(await screen.findByText('Simpan lagi untuk menimpanya dengan isian ini')).toBeTruthy();
  expect(await stored(periode)).toMatchObject([{ luas_tanam: 9 }]);
  await save(user);
  expect(await screen.findByText('Berhasil mengubah data luas tanam')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`${table}?periode=${periode.id}`));
  const list = await screen.findByRole('table', { name: 'Luas Tanam' });
  await waitFor(() => expect(cellsOf(within(list).getAllByRole('row')[1]!)[4]).toBe('8'));
});

test.each(['tambah', 'edit'])('spec §2: /%s without a period or a row leads back to the table', async (form) => {
  const { address } = await openAs('petugas', `${table}/${form}`);
  await waitFor(() => expect(address()).toBe(table));
});

test("spec §6: another officer's row does not open for a change", async () => {
  // The demo's officer works in three sub-districts; this is none of them.
  const bongan = (await rowsOf('/kecamatan?nama_kecamatan=Bongan'))[0].id;
  const [other] = await rowsOf(`/luas-lahan?kecamatan_id=${bongan}&limit=1`);
  localStorage.setItem('editLuasTanam', String(other.id));
  const { address } = await openAs('petugas', `${table}/edit`);
  await waitFor(() => expect(address()).toBe(table));
});
