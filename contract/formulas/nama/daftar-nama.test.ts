import { expect, test } from 'vitest';
import { namesInList } from './daftar-nama.ts';
import { plainName } from './plain-name.ts';

const names = new Set(['Melak', 'Damai', 'Muara Lawa', 'Tanjung dan Hulu'].map(plainName));
const isName = (name: string) => names.has(plainName(name));

test.each<[string, string[]]>([
  ['Melak', ['Melak']],
  ['Melak; Tering', ['Melak', 'Tering']],
  ['Melak,Tering/Damai', ['Melak', 'Tering', 'Damai']],
  ['Kec. Damai dan Muara Lawa', ['Damai', 'Muara Lawa']],
  ['Kecamatan Damai & Kecamatan Muara Lawa', ['Damai', 'Muara Lawa']],
  ['Barong Tongkok\nSekolaq Darat', ['Barong Tongkok', 'Sekolaq Darat']],
  ['1. Melak\r\n2) Tering\n- Damai', ['Melak', 'Tering', 'Damai']],
  ['Melak, dan Damai', ['Melak', 'Damai']],
  ['Tanjung dan Hulu, Melak', ['Tanjung dan Hulu', 'Melak']],
  ['Kecubung', ['Kecubung']],
  [' , ; - ', []],
  ['', []],
])('%j has %j', (text, expected) => {
  expect(namesInList(text, isName)).toEqual(expected);
});
