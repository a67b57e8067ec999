import { expect, test } from 'vitest';
import { PRODUK_LIST } from '@/entities/produk';
import { KECAMATAN_LIST } from '@/entities/wilayah';
import { print } from './print';

test('a document keeps its name, and no other has it', () => {
  const name = print(KECAMATAN_LIST);
  expect(print(PRODUK_LIST)).not.toBe(name);
  expect(print(KECAMATAN_LIST)).toBe(name);
});
