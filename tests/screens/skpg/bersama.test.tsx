import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inSkpgWorld, OKTOBER, part, sentences, sheet } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';

const { openAs, ask, terbit, weighAnew } = inSkpgWorld();
const NARASI = 'Narasi Oktober 2026';
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('two of the office add a sentence at once: both stay', async () => {
  const { user } = await openAs('admin', '/kantor/skpg');
  await user.click((await part(NARASI)).getByRole('button', { name: 'Tambah kalimat' }));
  const dialog = await sheet('Kalimat tambahan');
  await ask('superadmin', 'PUT', '/kantor/skpg/naskah', {
    ...OKTOBER,
    ...{ kunci: 'narasi-tambahan-1', teks: 'Listrik padam sepekan.', asal: '' },
  });
  await user.type(await dialog.findByRole('textbox', { name: /^Kalimat/ }), 'Jalan putus di Damai.');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await gone();
  await waitFor(async () =>
    expect((await sentences(NARASI)).slice(-2)).toEqual([
      'Listrik padam sepekan.Ditulis dinas.',
      'Jalan putus di Damai.Ditulis dinas.',
    ]),
  );
});

test('a sentence that is left half written is there again', async () => {
  const { user } = await openAs('admin', '/kantor/skpg');
  const open = async () => {
    await user.click((await part(NARASI)).getByRole('button', { name: 'Ubah kalimat 3 narasi' }));
    return (await sheet('Ubah kalimat')).findByRole<HTMLTextAreaElement>('textbox', { name: /^Kalimat/ });
  };
  const field = await open();
  await user.clear(field);
  await user.type(field, 'Harga naik karena');
  await user.keyboard('{Escape}');
  await gone();
  const again = await open();
  await waitFor(() => expect(again.value).toBe('Harga naik karena'));
});

test('after a change by somebody else the sheet goes on with what is there now, once that is asked for', async () => {
  const { user } = await openAs('admin', '/kantor/skpg');
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const dialog = await sheet('Terbitkan Oktober 2026');
  await weighAnew();
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  await user.click(await dialog.findByRole('button', { name: 'Pakai yang terbaru' }));
  await user.click(dialog.getByRole('button', { name: 'Terbitkan' }));
  await gone();
  const melak = (await terbit())?.papan?.tempat.find(({ nama }) => nama === 'Melak');
  expect(melak?.indikator.nd?.nilai).toBe(79);
});

test('who publishes without a letterhead is told where it is filled in', async () => {
  const { user } = await openAs('admin', '/kantor/skpg');
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  const link = (await sheet('Terbitkan Oktober 2026')).getByRole('link', { name: 'Identitas kantor' });
  expect(link.getAttribute('href')).toBe('/kantor/identitas');
});

test('a label says of which scores it is the sum', async () => {
  const { user } = await openAs('petugas', '/kantor/skpg');
  await user.click(await screen.findByRole('button', { name: 'Melak, Pemanfaatan Waspada: lihat cara menilainya' }));
  const aspek = await sheet('Pemanfaatan, Melak');
  expect(aspek.getAllByRole('listitem').map(read)).toEqual(['N/DWaspada, skor 2', 'BGM/DWaspada, skor 2']);
  expect(aspek.getByText('Jumlah skor 4.')).toBeTruthy();
  expect(read(aspek.getByText(/^aman kurang dari 4, waspada 4 sampai kurang dari 5/))).toContain('perlu konfirmasi');
  await user.keyboard('{Escape}');
  await gone();
  await user.click(screen.getByRole('button', { name: 'Bongan, gabungan BELUM TERSEDIA: lihat cara menilainya' }));
  const gabungan = await sheet('Gabungan, Bongan');
  expect(gabungan.getByText('Jumlahnya tidak dibuat: ada yang belum bernilai.')).toBeTruthy();
});
