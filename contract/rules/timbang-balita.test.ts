import { describeRules } from '../../tests/support/describe-rules.ts';
import { addTimbangBalitaRules, editTimbangBalitaRules } from './timbang-balita.ts';

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
