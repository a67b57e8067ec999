import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, tokenOf } from '../../support/screens/petugas.ts';

const { id: melak } = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0];
const { id: periode } = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-4)!;
const inMelak = () => rowsOf(`/harga-pangan?periode_harga_pangan_id=${periode}&kecamatan_id=${melak}&limit=100`);
const rows = await inMelak();
const address = `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${melak}`;

/** Opens a row's form, and changes a price in it while somebody else changes one on the server. */
async function openBeside(nth: number, mine: object, theirs: object) {
  const row = rows[nth]!;
  const { user } = await openAs('petugas', address);
  await user.click(await screen.findByRole('button', { name: `Edit ${row.nama_komoditi}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const token = await tokenOf('petugas');
  const change = (prices: object) => call(`/harga-pangan/${row.id}`, { _method: 'put', ...prices }, token);
  await change(theirs);
  for (const [label, price] of Object.entries(mine)) {
    const field = dialog.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, String(price));
  }
  const stored = async () => {
    const { harga_eceran, harga_grosir } = (await inMelak()).find(({ id }) => id === row.id)!;
    return { harga_eceran, harga_grosir };
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }));
  return { row, user, dialog, change, stored, save };
}
const radio = (dialog: ReturnType<typeof within>, figure: string, whose: RegExp) =>
  within(dialog.getByRole('group', { name: figure })).getByRole<HTMLInputElement>('radio', { name: whose });

test('a change that came too late to another figure: both versions are shown, and both changes are kept', async () => {
  const { harga_eceran, harga_grosir } = rows[0]!;
  const { dialog, save, stored } = await openBeside(
    0,
    { 'Harga Eceran': harga_eceran + 100 },
    { harga_grosir: harga_grosir + 50 },
  );
  await save();
  await dialog.findByRole('region', { name: 'Pilih isian yang dipakai' });
  expect(dialog.queryByRole('textbox', { name: 'Harga Eceran' })).toBeNull();
  expect(dialog.getByText(/keduanya diusulkan/)).toBeTruthy();
  expect(radio(dialog, 'Harga Eceran', /^Isian Anda/).checked).toBe(true);
  expect(radio(dialog, 'Harga Grosir', /^Di server/).checked).toBe(true);
  await save();
  expect(await screen.findByText('Berhasil mengubah data harga pangan')).toBeTruthy();
  expect(await stored()).toEqual({ harga_eceran: harga_eceran + 100, harga_grosir: harga_grosir + 50 });
});

test('figure by figure, and once more where a third one was faster again', async () => {
  const { harga_eceran, harga_grosir } = rows[1]!;
  const { user, dialog, save, stored, change } = await openBeside(
    1,
    { 'Harga Eceran': harga_eceran + 100, 'Harga Grosir': harga_grosir + 100 },
    { harga_eceran: harga_eceran + 10, harga_grosir: harga_grosir + 10 },
  );
  await save();
  await dialog.findByRole('region', { name: 'Pilih isian yang dipakai' });
  await user.click(radio(dialog, 'Harga Eceran', /^Di server/));
  await change({ harga_grosir: harga_grosir + 20 });
  await save();
  await waitFor(() => expect(radio(dialog, 'Harga Grosir', /^Di server/).labels?.[0]?.textContent).toContain('20'));
  expect(dialog.queryByRole('group', { name: 'Harga Eceran' })).toBeNull();
  await save();
  expect(await screen.findByText('Berhasil mengubah data harga pangan')).toBeTruthy();
  expect(await stored()).toEqual({ harga_eceran: harga_eceran + 10, harga_grosir: harga_grosir + 100 });
});

test('the server’s version is kept: the form closes, asks nothing and leaves no draft', async () => {
  const { harga_eceran } = rows[2]!;
  const { row, user, dialog, save, stored } = await openBeside(
    2,
    { 'Harga Eceran': harga_eceran + 100 },
    { harga_eceran: harga_eceran + 10 },
  );
  await save();
  await user.click(await dialog.findByRole('button', { name: 'Pakai yang di server' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toMatchObject({ harga_eceran: harga_eceran + 10 });
  await user.click(await screen.findByRole('button', { name: `Edit ${row.nama_komoditi}` }));
  const field = within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox', {
    name: 'Harga Eceran',
  });
  await waitFor(() => expect(field.value.replace('.', '')).toBe(String(harga_eceran + 10)));
  expect(screen.queryByText('Isian yang belum disimpan dikembalikan.')).toBeNull();
});

test('a draft is based on the row that it was begun on: what was changed since is not overwritten unseen', async () => {
  const { harga_eceran, harga_grosir } = rows[3]!;
  const { row, change } = await openBeside(3, { 'Harga Eceran': harga_eceran + 100 }, {});
  cleanup();
  await change({ harga_grosir: harga_grosir + 50 });
  const { user } = await openAs('petugas', address);
  await user.click(await screen.findByRole('button', { name: `Edit ${row.nama_komoditi}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Isian yang belum disimpan dikembalikan.');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await dialog.findByRole('region', { name: 'Pilih isian yang dipakai' });
  expect(radio(dialog, 'Harga Grosir', /^Di server/).checked).toBe(true);
});
