import { expect, test } from 'vitest';
import { describeRules } from '../../../tests/support/forms/describe-rules.ts';
import { firstBroken } from '../../rules.ts';
import { addProdukRules, editProdukRules, fotoProdukRules } from '../produk.ts';

const product = { user_id: 1, main: 0, stok: '0', judul: 'Madu', deskripsi: 'Murni', harga: '90000', foto: ['a'] };

describeRules('Product photos', {
  rules: fotoProdukRules,
  says: ['Ukuran foto tidak boleh lebih dari 1MB', 'Format foto harus jpg, jpeg atau png'],
  whole: { size: 2_000_000, type: 'image/jpeg' },
});

describeRules('Add product, in order', {
  rules: addProdukRules,
  says: [
    'Anda harus login terlebih dahulu!',
    'Pilih foto utama produk!',
    'Masukkan stok produk!',
    'Stok harus angka!',
    'Masukkan judul produk!',
    'Masukkan deskripsi produk!',
    'Masukkan harga produk!',
    'Masukkan foto produk!',
  ],
  whole: product,
});

describeRules('Edit product', {
  rules: editProdukRules,
  says: [
    'Anda harus login terlebih dahulu',
    'Judul tidak boleh kosong',
    'Deskripsi tidak boleh kosong',
    'Foto tidak boleh kosong',
    'Stok harus berupa angka',
    'Stok tidak boleh kosong',
    'Harga harus berupa angka',
    'Harga tidak boleh kosong',
    'Pilih foto utama produk',
  ],
  whole: product,
});

test('empty is missing, zero is a value (kontrak.md, Envelope)', () => {
  const say = (stok: unknown) => firstBroken(addProdukRules, { ...product, stok });
  expect([undefined, null, '', ' ', 0, '0', '12a', '1e999'].map(say)).toEqual([
    'Masukkan stok produk!',
    'Masukkan stok produk!',
    'Masukkan stok produk!',
    'Masukkan stok produk!',
    undefined,
    undefined,
    'Stok harus angka!',
    'Stok harus angka!',
  ]);
});

test('a product without photos has a list that is empty', () => {
  expect(firstBroken(addProdukRules, { ...product, foto: [] })).toBe('Masukkan foto produk!');
  expect(firstBroken(addProdukRules, { ...product, foto: ['satu.jpg'] })).toBeUndefined();
});

test('spec §5, "Product photos": one byte above the limit is refused although it is far above 1MB', () => {
  const say = (size: number) => firstBroken(fotoProdukRules, { size, type: 'image/png' });
  expect([2_000_000, 2_000_001].map(say)).toEqual([undefined, 'Ukuran foto tidak boleh lebih dari 1MB']);
});
