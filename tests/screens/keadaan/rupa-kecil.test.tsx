import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { melakNow, timbangPage } from '../../support/forms/timbang-form.tsx';
import { openAs } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

const iconIn = (element: Element | null | undefined) => element?.querySelector('svg')?.getAttribute('class');

test.each(['/profile', '/dashboard/profile'])(
  "look, desk: at %s the rail marks 'Profil', and nothing else",
  async (address) => {
    await openAs('petani', address);
    // Styles, which are not loaded here, show it on a desk.
    const rail = await screen.findByRole('list', { name: 'Marta Lunsiq', hidden: true });
    const links = within(rail).getAllByRole('link', { hidden: true });
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Profil']);
  },
);

test('look, tables: what can be done with a plot has an icon, as in all tables', async () => {
  await openAs('petani', '/dashboard/lahan-petani');
  const [edit] = await screen.findAllByRole('link', { name: /^Edit / });
  const [remove] = screen.getAllByRole('button', { name: /^Delete / });
  expect([iconIn(edit), iconIn(remove)]).toEqual([expect.stringContaining('pencil'), expect.stringContaining('trash')]);
});

test('look, forms: a select that is fixed has the lock of fixed fields, one that waits for another has none', async () => {
  const { kecamatan_id } = await melakNow();
  const { id } = await newPeriode('timbang-balita');
  const { user } = await openAs('petugas', `${timbangPage}?periode=${id}&kecamatan=${kecamatan_id}`);
  await tapTambah(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah Timbang Balita' }));
  const kecamatan = await dialog.findByLabelText('Kecamatan');
  expect(iconIn(kecamatan.parentElement)).toContain('lock');
  expect(iconIn(dialog.getByLabelText('Desa/Kelurahan').parentElement)).toContain('chevron');
});
