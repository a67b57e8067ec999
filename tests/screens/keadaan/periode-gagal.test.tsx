import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakages, breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { optionsOf } from '../../support/screens/petugas.ts';

type Breakage = (typeof breakages)[number];
const [refusal, page, half, none] = breakages as [Breakage, Breakage, Breakage, Breakage];

const cases = [
  ['/harga-pangan/melak', '/periode-harga-pangan', refusal],
  ['/harga-pangan/melak', '/periode-harga-pangan', none],
  ['/harga-pangan-kutai-barat', '/periode-harga-pangan', page],
  ['/ketersediaan-pangan/melak', '/periode-ketersediaan-pangan', half],
  ['/laporan/timbang-balita/melak', '/periode-timbang-balita', none],
  ['/laporan/luas-tanam/melak', '/periode-luas-tanam', refusal],
] as const;

const options = () => optionsOf(screen.getByRole('combobox', { name: 'Periode' }));

test.each(cases.map(([address, list, [name, answer, sentence]]) => ({ address, list, name, answer, sentence })))(
  '$address, $name: periods that did not come are not none, and are asked for again',
  async ({ address, list, answer, sentence }) => {
    breaks(list, answer);
    const { user } = await open(address);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(options()).toEqual(['Periode gagal dimuat']);
    expect(screen.queryByText('Tidak Ada Periode')).toBeNull();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(options().length).toBeGreaterThan(10));
    expect(screen.queryByText(sentence)).toBeNull();
  },
);

test('where neither sub-districts nor periods came, one tap asks for both', async () => {
  const [, nothing] = none;
  breaks('/kecamatan', nothing);
  breaks('/periode-harga-pangan', nothing);
  const { user } = await open('/harga-pangan/melak');
  await waitFor(() => expect(options()).toEqual(['Periode gagal dimuat']));
  network.resetHandlers();
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('button', { name: /^Beras Medium/ })).toBeTruthy();
});
