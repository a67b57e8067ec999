import { describeRules } from '../../../tests/support/forms/describe-rules.ts';
import { addLahanPetaniRules, editLahanPetaniRules } from '../lahan-petani.ts';
import { luasTanamRules, pusoRules } from '../luas-tanam.ts';

const land: Record<string, unknown> = {
  id: 1,
  kecamatan_id: 1,
  kelurahan_id: 1,
  alamat: 'Jalan Poros',
  luas_tanam: '0',
  jumlah_panen: '2',
  satuan_panen: 'ton',
  bulan: 'Januari 2026',
  komoditi: 'padi',
  lat: -0.3,
  lang: 115.8,
};

const landSays = [
  'Kecamatan harus diisi',
  'Kelurahan harus diisi',
  'Alamat harus diisi',
  'Luas Tanam harus diisi',
  'Luas Tanam harus berupa angka',
  'Jumlah Panen harus diisi',
  'Jumlah Panen harus berupa angka',
  'Satuan Panen harus diisi',
  'Bulan harus diisi',
  'Komoditi harus diisi',
  'Latitude dan Longitude harus diisi',
  'Latitude dan Longitude harus diisi',
];

describeRules('Farmland add', { rules: addLahanPetaniRules, says: landSays, whole: land });

describeRules('Farmland edit', { rules: editLahanPetaniRules, says: [...landSays, 'ID harus diisi'], whole: land });

describeRules('Planting area add/edit', {
  rules: luasTanamRules,
  says: [
    'Periode Luas Tanam harus diisi',
    'Komoditi harus diisi',
    'Kecamatan harus diisi',
    'Kelurahan harus diisi',
    'Luas Tanam harus diisi',
    'Luas Puso harus diisi',
    'Periode Luas Tanam harus berupa angka',
    'Kecamatan harus berupa angka',
    'Kelurahan harus berupa angka',
    'Luas Tanam harus berupa angka',
    'Luas Puso harus berupa angka',
  ],
  whole: {
    periode_luas_tanam_id: 1,
    komoditi: 'padi',
    kecamatan_id: 1,
    kelurahan_id: 1,
    luas_tanam: '12',
    luas_puso: 0,
  },
});

const areas: Record<string, unknown> = { luas_tanam: '3', luas_puso: '3' };

describeRules('Luas Puso <= Luas Tanam', {
  rules: pusoRules,
  says: ['Luas Puso tidak boleh melebihi Luas Tanam'],
  whole: areas,
});
