import { expect, test } from 'vitest';
import { activeOf, askedOf, etalaseFilterOf, lacksPlace, withFilter } from './filter';

test.each([
  ['', {}, 0],
  ['query=madu', {}, 0],
  ['kecamatan=9&jenis=sayur&satuan=kg', { kecamatan_id: 9, jenis_produk: 'sayur', satuan: 'kg' }, 3],
  ['jenis=beras+dan+biji', { jenis_produk: 'beras dan biji' }, 1],
  ['harga_dari=10000&harga_sampai=50000', { harga_dari: 10_000, harga_sampai: 50_000 }, 1],
  ['harga_dari=50000&harga_sampai=10000', { harga_dari: 10_000, harga_sampai: 50_000 }, 1],
  ['harga_sampai=0', { harga_sampai: 0 }, 1],
  ['urut=termurah', { urut: 'termurah' }, 0],
  ['urut=terdekat&dekat=9', { urut: 'terdekat', dekat: 9 }, 0],
  ['urut=terdekat', {}, 0],
  ['urut=terbaru&dekat=9', {}, 0],
  ['kecamatan=x&jenis=emas&satuan=meter&harga_dari=-1&harga_sampai=1e9&urut=termahal&dekat=melak', {}, 0],
  ['kecamatan=1234567890&harga_dari=1.500', {}, 0],
])('the address ?%s asks for %j', (address, asked, count) => {
  const filter = etalaseFilterOf(new URLSearchParams(address));
  expect(askedOf(filter)).toEqual(asked);
  expect(activeOf(filter)).toHaveLength(count);
});

test('the nearest needs a place, unless one place is all that is shown', () => {
  const lacks = (address: string) => lacksPlace(etalaseFilterOf(new URLSearchParams(address)));
  expect(lacks('urut=terdekat')).toBe(true);
  expect(lacks('urut=terdekat&dekat=9')).toBe(false);
  expect(lacks('urut=terdekat&kecamatan=9')).toBe(false);
  expect(lacks('urut=termurah')).toBe(false);
});

test('a filter that is taken off leaves the rest of the address', () => {
  const query = new URLSearchParams('query=madu&jenis=buah&urut=termurah');
  expect(withFilter(query, { jenis: '', satuan: 'kg' }).toString()).toBe('query=madu&urut=termurah&satuan=kg');
});
