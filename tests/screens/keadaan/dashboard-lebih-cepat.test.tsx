import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, tokenOf } from '../../support/screens/petugas.ts';

const { id: melak } = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0];

/** An own row of the demo's officer in Melak that stands in the last period but two. */
async function ownRow(path: string, periode: string) {
  const { id } = (await rowsOf(`/periode-${path}?limit=1000`)).at(-3)!;
  const row = (await rowsOf(`/${path}?${periode}=${id}&kecamatan_id=${melak}`))[0];
  return { row, address: `/dashboard/${path}/edit?periode=${id}&kecamatan=${melak}` };
}

test.each([
  [
    'harga-pangan',
    'periode_harga_pangan_id',
    'Harga Eceran',
    'harga_eceran',
    'Berhasil mengubah data harga pangan',
    ({ nama_komoditi }) => `Edit ${nama_komoditi}`,
  ],
  [
    'ketersediaan-pangan',
    'periode_ketersediaan_pangan_id',
    'Harga Rata-Rata',
    'harga_rata_rata',
    'Berhasil mengubah data ketersediaan pangan',
    ({ pangans }) => `Edit ${pangans.nama_pangan} Melak`,
  ],
] satisfies [string, string, string, string, string, (row: Awaited<ReturnType<typeof ownRow>>['row']) => string][])(
  'rulings, If-Match: %s, what somebody else has changed meanwhile is overwritten by a second save that was told to be one',
  async (path, periode, label, name, done, edit) => {
    const { row, address } = await ownRow(path, periode);
    const stored = async () => (await rowsOf(`/${path}?${periode}=${row[periode]}&kecamatan_id=${melak}`))[0][name];
    const { user } = await openAs('petugas', address);
    await user.click(await screen.findByRole('button', { name: edit(row) }));
    const dialog = within(await screen.findByRole('dialog'));
    const [theirs, mine] = [row[name] + 100, row[name] + 200];
    await call(`/${path}/${row.id}`, { _method: 'put', [name]: theirs }, await tokenOf('petugas'));
    const field = dialog.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, String(mine));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Simpan lagi untuk menimpanya dengan isian ini')).toBeTruthy();
    expect(await stored()).toBe(theirs);
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(done)).toBeTruthy();
    await waitFor(async () => expect(await stored()).toBe(mine));
  },
);
