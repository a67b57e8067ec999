import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { button, field, openRows, rowOf, seen, walkRecord } from '../../../../../tests/support/isian/one-by-one.tsx';

beforeEach(() => walkRecord.remove());

const three = [rowOf('Bawang'), rowOf('Beras'), rowOf('Cabai')];

test('the thumb takes back a row that was taken by mistake, and it comes again', async () => {
  const { user } = openRows(three);
  await seen('Bawang, 1 dari 3');
  expect(button('Urungkan').disabled).toBe(true);
  await user.click(button(/Sama dengan pekan lalu/));
  await seen('Beras, 2 dari 3');
  await user.click(button('Urungkan'));
  await seen('Bawang, 1 dari 3');
  expect([screen.getByRole('status').textContent, field('Harga Eceran').value]).toEqual([
    'Bawang: isian tadi diurungkan',
    '',
  ]);
  expect(document.activeElement).toBe(field('Harga Eceran'));
  await user.click(button('Ulangi'));
  await seen('Bawang, 1 dari 3');
  expect(field('Harga Grosir').value).toBe('13.500');
  await user.click(button('Berikutnya'));
  expect(screen.queryByText('Bawang: diisi lagi')).toBeNull();
});

test('what is being typed is taken back before anything that was entered', async () => {
  const { user, entered } = openRows(three);
  await seen('Bawang, 1 dari 3');
  await user.click(button(/Sama dengan pekan lalu/));
  await seen('Beras, 2 dari 3');
  await user.click(button('7'));
  await user.click(button('Urungkan'));
  expect(screen.getByRole('group', { name: 'Beras, 2 dari 3' })).toBeTruthy();
  expect([screen.getByRole('status').textContent, field('Harga Eceran').value]).toEqual([
    'Beras: ketikan diurungkan',
    '',
  ]);
  await user.click(button('Ulangi'));
  expect([field('Harga Eceran').value, entered.length]).toEqual(['7', 1]);
});

test('the end has a way back, too', async () => {
  const { user } = openRows([rowOf('Bawang')]);
  await seen('Bawang, 1 dari 1');
  await user.click(button(/Sama dengan pekan lalu/));
  await user.click(button('Urungkan isian terakhir'));
  await seen('Bawang, 1 dari 1');
  expect(field('Harga Eceran').value).toBe('');
});
