import { expect, test } from 'vitest';
import { describeRules } from '../../../tests/support/forms/describe-rules.ts';
import { firstBroken } from '../../rules.ts';
import { addTimbangBalitaRules, editTimbangBalitaRules, skdnRules } from '../timbang-balita.ts';

const weighing = {
  user_id: 1,
  id: 1,
  periode_timbang_balita_id: 1,
  kecamatan_id: 1,
  kelurahan_id: 1,
  jumlah_balita: '40',
  berat_badan_naik: '33',
  berat_badan_tidak_naik: 0,
  dibawah_garis_merah: '0',
  kasus_gizi_buruk: '0',
};

const counts = [
  'Jumlah balita',
  'Berat badan naik',
  'Berat badan tidak naik',
  'Dibawah garis merah',
  'Kasus gizi buruk',
];

describeRules('Add toddler weighing, in order', {
  rules: addTimbangBalitaRules,
  says: [
    'Anda harus login terlebih dahulu',
    'Periode timbang balita harus diisi',
    'Kecamatan harus diisi',
    'Kelurahan harus diisi',
    ...counts.map((label) => `${label} harus diisi`),
    ...counts.map((label) => `${label} harus berupa angka`),
  ],
  whole: weighing,
});

describeRules('Edit toddler weighing', {
  rules: editTimbangBalitaRules,
  says: [
    'Anda harus login untuk mengubah data',
    'ID tidak boleh kosong',
    'Periode tidak boleh kosong',
    'Kecamatan tidak boleh kosong',
    'Kelurahan tidak boleh kosong',
    ...counts.map((label) => `${label} tidak boleh kosong`),
    ...counts.map((label) => `${label} harus berupa angka`),
  ],
  whole: weighing,
});

const exceeded = [
  'Balita yang naik dan tidak naik berat badannya tidak boleh melebihi jumlah balita ditimbang',
  'Balita di bawah garis merah tidak boleh melebihi jumlah balita ditimbang',
  'Kasus gizi buruk tidak boleh melebihi jumlah balita ditimbang',
] as const;

describeRules('N + T <= D, BGM <= D, gizi buruk <= D', { rules: skdnRules, says: [...exceeded], whole: weighing });

test.each([
  ['all that were weighed gained', { berat_badan_naik: '40' }, undefined],
  ['one more gained or not than were weighed', { berat_badan_tidak_naik: '8' }, exceeded[0]],
  ['one more below the red line', { dibawah_garis_merah: '41' }, exceeded[1]],
  ['one more case', { kasus_gizi_buruk: 41 }, exceeded[2]],
  ['none was weighed', { jumlah_balita: '0' }, exceeded[0]],
  ['how many were weighed is missing', { jumlah_balita: '' }, undefined],
  ['how many gained is no number', { berat_badan_naik: 'banyak', berat_badan_tidak_naik: '99' }, undefined],
  ['an object, which is no number', { dibawah_garis_merah: { toString: null } }, undefined],
])('domain 4.2, %s', (_name, change, says) => {
  expect(firstBroken(skdnRules, { ...weighing, ...change })).toBe(says);
});
