import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, openAcuan, rowOf } from '../../support/screens/acuan.ts';

test('the next week is opened by a tap, once however often it is tapped', async () => {
  const { user, ask } = await openAcuan('periode-harga-pangan');
  const before = (await ask('GET', '/periode-harga-pangan?limit=1')).total;
  const button = await screen.findByRole('button', { name: /^Buka Minggu ke-/ });
  const name = button.textContent!.replace('Buka ', '').trim();
  await user.tripleClick(button);
  expect(await rowOf(new RegExp(name))).toBeTruthy();
  expect((await ask('GET', '/periode-harga-pangan?limit=1')).total).toBe(before + 1);
  await waitFor(() => expect(screen.queryByRole('button', { name: `Buka ${name}` })).toBeNull());
});

test('a week that somebody else has opened in the same moment is not opened twice', async () => {
  const { user, ask } = await openAcuan('periode-timbang-balita');
  const button = await screen.findByRole('button', { name: /^Buka \w+ \d{4}$/ });
  const name = button.textContent!.replace('Buka ', '').trim();
  await ask('POST', '/periode-timbang-balita', { nama_periode: name, tanggal_mulai: '2027-01-01' });
  await user.click(button);
  expect(await screen.findByText(`${name} sudah dibuka`)).toBeTruthy();
});

test('a year is opened ahead', async () => {
  const { user, ask } = await openAcuan('periode-luas-tanam');
  const before = (await ask('GET', '/periode-luas-tanam?limit=1')).total;
  await user.click(screen.getByRole('button', { name: 'Buka setahun' }));
  const form = await dialog('Buka periode setahun');
  const tahun = await form.findByLabelText('Tahun');
  await user.clear(tahun);
  await user.type(tahun, '1999');
  await user.click(form.getByRole('button', { name: 'Buka setahun' }));
  expect(await form.findByText('Tahun harus antara 2000 dan 2100')).toBeTruthy();
  await user.clear(tahun);
  await user.type(tahun, '2031');
  await user.click(form.getByRole('button', { name: 'Buka setahun' }));
  expect(await screen.findByText('12 periode dibuka')).toBeTruthy();
  expect((await ask('GET', '/periode-luas-tanam?limit=1')).total).toBe(before + 12);
});

test('a period is closed, and opened again', async () => {
  const { user, ask } = await openAcuan('periode-ketersediaan-pangan');
  const [newest] = (await ask('GET', '/periode-ketersediaan-pangan?urut=terbaru&limit=1')).data;
  const name = newest.nama_periode;
  await user.click(screen.getByRole('button', { name: `Tutup ${name}` }));
  await user.click(await (await dialog('Tutup periode')).findByRole('button', { name: 'Tutup periode' }));
  const again = await screen.findByRole('button', { name: `Buka lagi ${name}` });
  expect((await ask('GET', `/periode-ketersediaan-pangan/${newest.id}`)).ditutup_pada).not.toBeNull();
  await user.click(again);
  await user.click(await (await dialog('Buka lagi periode')).findByRole('button', { name: 'Buka lagi' }));
  expect(await screen.findByRole('button', { name: `Tutup ${name}` })).toBeTruthy();
});
