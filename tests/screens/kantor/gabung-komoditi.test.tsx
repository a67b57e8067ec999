import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, openAcuan } from '../../support/screens/acuan.ts';

/** Two commodities that are the same, with a price of the state each. */
async function openMerge(prefix: string) {
  const opened = await openAcuan('komoditi');
  const { ask } = opened;
  const acuan = (komoditi_id: number, harga_acuan: number, berlaku_mulai: string) =>
    ask('POST', '/harga-acuan', { komoditi_id, jenis: 'HAP', harga_acuan, sumber: 'Bapanas', berlaku_mulai });
  const made = async (nama_komoditi: string) => (await ask('POST', '/komoditi', { nama_komoditi })).komoditi.id;
  const [ini, itu] = [await made(`${prefix} Cabe`), await made(`${prefix} Cabai`)];
  await acuan(ini, 50_000, '2027-01-01');
  await acuan(itu, 60_000, '2027-01-01');
  await acuan(ini, 55_000, '2027-06-01');
  await opened.user.type(screen.getByRole('searchbox'), prefix);
  await opened.user.click(await screen.findByRole('button', { name: `Gabung ${prefix} Cabe` }));
  return { ...opened, ini, itu, sheet: await dialog(`Gabung ${prefix} Cabe`) };
}

test('what moves is shown, of what both have one is chosen, and then there is one commodity', async () => {
  const { user, ask, itu, sheet } = await openMerge('Aaa');
  const gabung = sheet.getByRole('button', { name: 'Gabung' }) as HTMLButtonElement;
  expect(gabung.disabled).toBe(true);
  await user.selectOptions(await sheet.findByLabelText('Gabung ke komoditi'), 'Aaa Cabai');
  const moves = within(await sheet.findByRole('list', { name: 'Yang pindah' }));
  expect(moves.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['0 harga pangan di kecamatan', '0 harga pangan kabupaten', '2 harga acuan', '0 ambang SKPG'],
  ]);
  expect(gabung.disabled).toBe(true);
  await user.click(sheet.getByRole('radio', { name: 'Semua milik Aaa Cabai' }));
  const one = sheet.getByRole('radio', { name: 'Aaa Cabe, HAP, 2027-01-01' });
  await user.click(one);
  expect((one as HTMLInputElement).checked).toBe(true);
  await user.dblClick(gabung);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gabung Aaa Cabe' })).toBeNull());
  const { data } = await ask('GET', `/harga-acuan?komoditi_id=${itu}`);
  expect(data.map(({ harga_acuan }: { harga_acuan: number }) => harga_acuan)).toEqual([55_000, 50_000]);
});

test('what changes while it is looked at is looked at again', async () => {
  const { user, ask, itu, sheet } = await openMerge('Bbb');
  await user.selectOptions(await sheet.findByLabelText('Gabung ke komoditi'), 'Bbb Cabai');
  await user.click(await sheet.findByRole('radio', { name: 'Semua milik Bbb Cabe' }));
  await ask('POST', '/harga-acuan', {
    ...{ komoditi_id: itu, jenis: 'HAP', harga_acuan: 1, sumber: 'Bapanas', berlaku_mulai: '2027-06-01' },
  });
  await user.click(sheet.getByRole('button', { name: 'Gabung' }));
  expect(await sheet.findByText('Datanya berubah sejak diperiksa. Periksa sekali lagi apa yang pindah.')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Periksa lagi' }));
  expect(await sheet.findByRole('row', { name: /HAP, 2027-06-01/ })).toBeTruthy();
});
