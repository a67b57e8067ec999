import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, openAcuan } from '../../support/screens/acuan.ts';
import { read } from '../../support/screens/odd-prices.ts';

test('the form keeps the unit; the act shows what a factor does, changes all prices, and the history says so', async () => {
  const { user, ask } = await openAcuan('komoditi');
  const { id } = (await ask('POST', '/komoditi', { nama_komoditi: 'Aaa Kencur', satuan: 'kg' })).komoditi;
  const price = { komoditi_id: id, jenis: 'HAP', harga_acuan: 40_005, sumber: 'Bapanas', berlaku_mulai: '2027-01-01' };
  await ask('POST', '/harga-acuan', price);
  await user.type(screen.getByRole('searchbox'), 'Aaa Kencur');
  await user.click(await screen.findByRole('button', { name: 'Ubah Aaa Kencur' }));
  const form = await dialog('Ubah komoditi');
  expect((await form.findByLabelText<HTMLInputElement>('Satuan')).readOnly).toBe(true);
  await user.click(form.getByRole('button', { name: /Tutup/ }));

  await user.click(await screen.findByRole('button', { name: 'Ganti satuan Aaa Kencur' }));
  const sheet = await dialog('Ganti satuan Aaa Kencur');
  await user.type(await sheet.findByLabelText('Satuan baru'), 'ons');
  await user.selectOptions(sheet.getByLabelText('Harganya'), 'faktor');
  await user.click(sheet.getByRole('button', { name: 'Ganti satuan' }));
  expect(await sheet.findByText('Mohon isi faktornya')).toBeTruthy();
  await user.type(sheet.getByLabelText('Faktor'), '0,1');
  const shown = within(await sheet.findByRole('region', { name: 'Harga sesudahnya' }));
  expect(shown.getAllByRole('row').map(read)).toEqual([
    'ContohPer kgPer ons',
    'Harga acuan: Aaa Kencur, HAPRp 40.005Rp 4.001',
  ]);
  expect(shown.getByText(/1 harga berubah sekaligus, 1 di antaranya dibulatkan ke rupiah/)).toBeTruthy();
  await user.dblClick(sheet.getByRole('button', { name: 'Ganti satuan' }));
  const asked = within(await sheet.findByRole('alertdialog', { name: 'Dibulatkan ke rupiah?' }));
  expect(
    sheet.getByText(/^1 harga dibulatkan; bila satuannya dikembalikan, harganya tidak persis sama lagi/),
  ).toBeTruthy();
  await user.dblClick(asked.getByRole('button', { name: 'Ya, simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await ask('GET', `/harga-acuan?komoditi_id=${id}`)).data[0]).toMatchObject({
    harga_acuan: 4001,
    satuan: 'ons',
  });

  await user.click(await screen.findByRole('button', { name: 'Riwayat Aaa Kencur' }));
  const history = await dialog('Riwayat Aaa Kencur');
  const [changed, added] = (await history.findAllByRole('listitem')).map(read);
  expect(changed).toMatch(/^Diubah oleh .*Satuankgons/);
  expect(added).toMatch(/^Diisi oleh .*Nama komoditiAaa Kencur/);
});
