import { expect, test } from 'vitest';
import { addressOf, choiceOf, chosenOf } from './choice';

const none = { ukuran: 'harga', komoditi: '', pangan: '', tempat: '' } as const;

test.each([
  ['', none],
  ['ukuran=cuaca&komoditi=', none],
  ['ukuran=nd&tempat=melak', { ...none, ukuran: 'nd', tempat: 'melak' }],
  ['komoditi=cabai-rawit&lain=1', { ...none, komoditi: 'cabai-rawit' }],
  [`komoditi=${'x'.repeat(5000)}`, { ...none, komoditi: 'x'.repeat(120) }],
])('the address ?%.60s chooses %j', (address, choice) => {
  expect(choiceOf(new URLSearchParams(address))).toEqual(choice);
});

test('an address holds only what its measure reads', () => {
  const choice = { ...none, komoditi: 'cabai-rawit', pangan: 'beras', tempat: 'melak' };
  expect(addressOf(choice)).toBe('/peta?ukuran=harga&komoditi=cabai-rawit&tempat=melak');
  expect(addressOf({ ...choice, ukuran: 'neraca' })).toBe('/peta?ukuran=neraca&pangan=beras&tempat=melak');
  expect(addressOf({ ...choice, ukuran: 'tanam', tempat: '' })).toBe('/peta?ukuran=tanam');
});

test.each([
  ['cabai-rawit', 'Cabai Rawit'],
  ['CABAI-RAWIT', 'Cabai Rawit'],
  ['tidak-ada', 'Beras Medium'],
  ['', 'Beras Medium'],
])('%j of those that there are is %j', (slug, found) => {
  const rows = ['Bawang Merah', 'Beras Ketan', 'Beras Medium', 'Cabai Rawit'];
  expect(chosenOf(rows, slug, (nama) => nama)).toBe(found);
  expect(chosenOf(['Tomat'], slug, (nama) => nama)).toBe('Tomat');
  expect(chosenOf([], slug, String)).toBeUndefined();
});
