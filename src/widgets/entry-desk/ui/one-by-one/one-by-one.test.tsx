import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  button,
  field,
  openRows,
  rowOf,
  seen,
  tonFigures,
  walkRecord,
} from '../../../../../tests/support/isian/one-by-one.tsx';
import css from './keypad/figure-input.module.css';

beforeEach(() => walkRecord.remove());

const three = [rowOf('Bawang'), rowOf('Beras'), rowOf('Cabai')];

test('one tap takes all of last week’s figures and shows the next row; a second one in the same moment answers for none', async () => {
  const { user, entered } = openRows(three);
  await seen('Bawang, 1 dari 3');
  await user.dblClick(button(/Sama dengan pekan lalu/));
  await seen('Beras, 2 dari 3');
  expect(entered).toEqual(['Bawang eceran 14500, Bawang grosir 13500']);
  await user.click(button(/Sama dengan pekan lalu/));
  await seen('Cabai, 3 dari 3');
});

test('digits take the place of what was, and one tap says of the other price that it rose as well', async () => {
  const { user, entered } = openRows(three);
  await seen('Bawang, 1 dari 3');
  for (const key of ['1', '5', '000']) await user.click(button(key));
  expect(field('Harga Eceran').value).toBe('15.000');
  expect(screen.getByText('naik 3%').className).toBe(css['naik']);
  await user.click(button(/Ikut naik/));
  await seen('Beras, 2 dari 3');
  expect(entered).toEqual(['Bawang eceran 15000, Bawang grosir 14000']);
});

test('each figure is handed over once it is left, with Enter too; steps need no digits', async () => {
  const { user, entered } = openRows(three);
  await seen('Bawang, 1 dari 3');
  await user.click(button('Tambah Harga Eceran 500'));
  await user.keyboard('{Enter}');
  expect(entered).toEqual(['Bawang eceran 15000']);
  expect(document.activeElement).toBe(field('Harga Grosir'));
  await user.keyboard('14000{Enter}');
  expect(entered[1]).toBe('Bawang grosir 14000');
  await seen('Beras, 2 dari 3');
  expect(document.activeElement).toBe(field('Harga Eceran'));
});

test('what breaks a rule is kept and stays on screen; skipping leads on', async () => {
  const { user, entered } = openRows(three);
  await seen('Bawang, 1 dari 3');
  await user.keyboard('100{Enter}200{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Grosir melebihi eceran');
  expect(entered).toEqual(['Bawang eceran 100', 'Bawang grosir 200']);
  await user.click(button('Lewati'));
  await seen('Beras, 2 dari 3');
});

test('an empty figure is not left by Lanjut', async () => {
  const { user } = openRows(three);
  await seen('Bawang, 1 dari 3');
  await user.click(button('Lanjut'));
  expect(screen.getByRole('alert').textContent).toBe('Isi angka ini dulu, atau ketuk Lewati');
});

test('a text with two readings is asked about on the card', async () => {
  const { user, entered } = openRows([rowOf('Beras'), rowOf('Jagung')], tonFigures);
  await seen('Beras, 1 dari 2');
  await user.keyboard('1.5{Enter}');
  expect(screen.getByRole('alert').textContent).toMatch(/^Maksudnya/);
  await user.click(button('1.5'));
  await seen('Jagung, 2 dari 2');
  expect(entered.at(-1)).toBe('Beras ton 1,5');
});

test('of a list that did not come nobody says that it is complete', async () => {
  const { user } = openRows([rowOf('Bawang')], undefined, { isWhole: false });
  await seen('Bawang, 1 dari 1');
  await user.click(button(/Sama dengan pekan lalu/));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Melak belum terbaca semua');
  expect(screen.getAllByText('1 terisi')).toHaveLength(2);
});

test('what waits for somebody is not called sent', async () => {
  const { user } = openRows([rowOf('Bawang'), rowOf('Beras', { keadaan: 'isian', texts: { eceran: '1' } })]);
  await seen('Bawang, 1 dari 2');
  await user.click(button(/Sama dengan pekan lalu/));
  await seen('Beras, 2 dari 2');
  await user.click(button('Lewati'));
  expect(screen.getByText('1 isian tersimpan di perangkat ini, belum terkirim.')).toBeTruthy();
});

test('only what may be taken next time is sent once more as it is', async () => {
  const refused = { keadaan: 'perbaiki', texts: { eceran: '1', grosir: '2' } } as const;
  const { user } = openRows([
    rowOf('Bawang', { ...refused, reason: 'Grosir melebihi eceran', figure: 'grosir' }),
    rowOf('Beras', { ...refused, reason: 'Periode sudah ditutup', mayResend: true }),
  ]);
  await seen('Bawang, 1 dari 2');
  expect([screen.queryByRole('button', { name: 'Kirim lagi' }), button('Batalkan isian').disabled]).toEqual([
    null,
    false,
  ]);
  await user.click(button('Lewati'));
  await seen('Beras, 2 dari 2');
  expect(button('Kirim lagi').disabled).toBe(false);
});

test('a row in doubt is asked on its card: it may be meant, or mended, and nothing keeps from going on', async () => {
  const odd = {
    ...{ keadaan: 'ragu' as const, texts: { eceran: '90000', grosir: '12000' }, figure: 'eceran' },
    ...{ reason: 'Harga Eceran: Naik 520%', doubts: { eceran: 'Naik 520%' } },
  };
  const { user, confirmed } = openRows([rowOf('Bawang', odd), rowOf('Beras'), rowOf('Cabai', odd)]);
  await seen('Bawang, 1 dari 3');
  expect(screen.getByText(odd.reason)).toBeTruthy();
  await user.click(button('Perbaiki'));
  expect(document.activeElement).toBe(field('Harga Eceran'));
  await user.click(button('Benar'));
  await seen('Beras, 2 dari 3');
  expect(confirmed).toEqual([['Bawang']]);
  await user.click(button('Lewati'));
  await seen('Cabai, 3 dari 3');
  await user.click(button('Lanjut'));
  await user.click(button('Benar, Cabai'));
  expect(confirmed).toEqual([['Bawang'], ['Cabai']]);
});

test('of what is no price, more is neither better nor worse', async () => {
  const { user } = openRows([rowOf('Beras')], tonFigures);
  await seen('Beras, 1 dari 1');
  await user.keyboard('3');
  expect(screen.getByText('naik 50%').className).toBe(css['tetap']);
});

test('the end says what was skipped, asks once about all that is odd, and leads to the next place', async () => {
  const odd = { doubts: { eceran: 'Naik 90% dari periode lalu (14.500)' }, keadaan: 'terkirim' as const };
  const { user, confirmed, chosen } = openRows([rowOf('Bawang', odd), rowOf('Beras')]);
  await seen('Beras, 2 dari 2');
  await user.click(button('Lewati'));
  expect(screen.getByText('1 dari 2 terisi, 1 dilewati')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Melak belum lengkap');
  await user.click(button('Ya, benar semua'));
  expect([confirmed, screen.queryByRole('button', { name: 'Periksa' })]).toEqual([[['Bawang']], null]);
  await user.click(button('Lanjut ke Tering'));
  expect(chosen).toEqual([8]);
  await user.click(button('Isi 1 yang belum'));
  await seen('Beras, 2 dari 2');
});

test('the way on leads to no complete place', async () => {
  openRows(
    [rowOf('Bawang', { keadaan: 'terkirim', texts: { eceran: '14500', grosir: '13500' } })],
    undefined,
    {},
    true,
  );
  expect(await screen.findByText('Semua kecamatan Anda sudah lengkap.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Lanjut ke/ })).toBeNull();
});

test('another officer’s row is passed over, and read only', async () => {
  const theirs = rowOf('Beras', { keadaan: 'asing', texts: { eceran: '15000', grosir: '14000' } });
  const { user } = openRows([rowOf('Bawang'), theirs, rowOf('Cabai')]);
  await seen('Bawang, 1 dari 3');
  await user.click(button('Berikutnya'));
  await seen('Cabai, 3 dari 3');
  await user.click(button(/terisi/));
  await user.click(button(/^Beras/));
  await seen('Beras, 2 dari 3');
  expect([field('Harga Eceran').readOnly, screen.queryByRole('button', { name: '1' })]).toEqual([true, null]);
});

test('whoever comes back goes on at his row, with the digits that he had typed', async () => {
  const first = openRows(three);
  await seen('Bawang, 1 dari 3');
  await first.user.click(button('Lewati'));
  await seen('Beras, 2 dari 3');
  await first.user.click(button('7'));
  const left = await walkRecord.read();
  first.unmount();
  expect(first.entered).toEqual(['Beras eceran 7']);
  await waitFor(async () => expect((await walkRecord.read()).typing).toEqual([]));
  // A page that is loaded anew leaves without a word.
  await walkRecord.write(left);
  openRows(three);
  await seen('Beras, 2 dari 3');
  expect(field('Harga Eceran').value).toBe('7');
});

test('the phone’s own keypad takes the place of the digits', async () => {
  const { user } = openRows(three);
  await seen('Bawang, 1 dari 3');
  expect(field('Harga Eceran').inputMode).toBe('none');
  await user.click(button('Papan ketik ponsel'));
  expect([field('Harga Eceran').inputMode, screen.queryByRole('button', { name: '000' })]).toEqual(['numeric', null]);
});
