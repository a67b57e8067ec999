import { describeRules } from '../../../tests/support/forms/describe-rules.ts';
import { hargaPanganKutaiBaratRules, hargaPanganRules } from '../harga-pangan.ts';
import { addKetersediaanPanganRules, editKetersediaanPanganRules } from '../ketersediaan-pangan.ts';

const price = {
  kecamatan_id: 1,
  komoditi_id: 1,
  harga_grosir: '13000',
  harga_eceran: '14500',
  periode_harga_pangan_id: 1,
};

const priceSays = [
  'Mohon pilih komoditi',
  'Mohon isi harga grosir',
  'Mohon isi harga eceran',
  'Mohon pilih periode harga pangan',
  'Harga Grosir harus berupa angka',
  'Harga Eceran harus berupa angka',
];

const stock = {
  periode_ketersediaan_pangan_id: 1,
  pangan_id: 1,
  kecamatan_id: 1,
  harga_rata_rata: '14500.5',
  kebutuhan: '95.5',
  ketersediaan: 0,
};

const stockSays = [
  'Periode Harga Pangan tidak boleh kosong',
  'Pangan tidak boleh kosong',
  'Kecamatan tidak boleh kosong',
  'Harga Rata-Rata tidak boleh kosong',
  'Kebutuhan tidak boleh kosong',
  'Ketersediaan tidak boleh kosong',
];

describeRules('Food price add, per-district', {
  rules: hargaPanganRules,
  says: ['Mohon pilih kecamatan', ...priceSays],
  whole: price,
});

describeRules('Food price edit and regency-wide', { rules: hargaPanganKutaiBaratRules, says: priceSays, whole: price });

describeRules('Availability edit', { rules: editKetersediaanPanganRules, says: stockSays, whole: stock });

describeRules('Availability add', {
  rules: addKetersediaanPanganRules,
  says: [
    ...stockSays,
    'Kebutuhan harus berupa angka!',
    'Ketersediaan harus berupa angka!',
    'Harga Rata-Rata harus berupa angka!',
  ],
  whole: stock,
});
