import { describeInput } from '../../../tests/support/forms/describe-input.ts';
import { hargaPangan, hargaPanganKutaiBarat } from '../harga-pangan.ts';
import { ketersediaanPangan } from '../ketersediaan-pangan.ts';
import { luasTanam } from '../luas-tanam.ts';
import { timbangBalita } from '../timbang-balita.ts';

/** Each figure as a form sends it. */
const asText = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, String(value)]));

/** Blank fields, each asked for by its name. */
const asksFor = (labels: Record<string, string>) =>
  Object.entries(labels).map(([field, label]) => [{ [field]: '' }, field, `${label} harus diisi`] as const);

const harga = { komoditi_id: 2, periode_harga_pangan_id: 3, harga_grosir: 14_000, harga_eceran: 14_500 };
const hargaLabels = {
  komoditi_id: 'Komoditi',
  periode_harga_pangan_id: 'Periode harga pangan',
  harga_grosir: 'Harga Grosir',
  harga_eceran: 'Harga Eceran',
};

describeInput('a price of the whole regency', {
  schema: hargaPanganKutaiBarat.input,
  whole: asText(harga),
  becomes: harga,
  refuses: asksFor(hargaLabels),
});

describeInput('a price', {
  schema: hargaPangan.input,
  whole: asText({ ...harga, kecamatan_id: 1 }),
  becomes: { ...harga, kecamatan_id: 1 },
  refuses: asksFor({ ...hargaLabels, kecamatan_id: 'Kecamatan' }),
});

const ketersediaan = {
  kecamatan_id: 1,
  pangan_id: 2,
  periode_ketersediaan_pangan_id: 3,
  harga_rata_rata: 14_500.5,
  kebutuhan: 1.5,
  ketersediaan: 0,
};

describeInput('a food’s balance', {
  schema: ketersediaanPangan.input,
  whole: asText(ketersediaan),
  becomes: ketersediaan,
  refuses: asksFor({
    kecamatan_id: 'Kecamatan',
    pangan_id: 'Pangan',
    periode_ketersediaan_pangan_id: 'Periode ketersediaan pangan',
    harga_rata_rata: 'Harga Rata-Rata',
    kebutuhan: 'Kebutuhan',
    ketersediaan: 'Ketersediaan',
  }),
});

const timbang = {
  periode_timbang_balita_id: 1,
  kecamatan_id: 2,
  kelurahan_id: 3,
  jumlah_balita: 40,
  berat_badan_naik: 30,
  berat_badan_tidak_naik: 10,
  dibawah_garis_merah: 0,
  kasus_gizi_buruk: 0,
};

describeInput('a weighing of toddlers', {
  schema: timbangBalita.input,
  whole: asText(timbang),
  becomes: timbang,
  refuses: [
    ...asksFor({
      periode_timbang_balita_id: 'Periode timbang balita',
      kecamatan_id: 'Kecamatan',
      kelurahan_id: 'Kelurahan',
      jumlah_balita: 'Jumlah balita',
      berat_badan_naik: 'Berat badan naik',
      berat_badan_tidak_naik: 'Berat badan tidak naik',
      dibawah_garis_merah: 'Dibawah garis merah',
      kasus_gizi_buruk: 'Kasus gizi buruk',
    }),
    [
      { berat_badan_naik: 31 },
      'berat_badan_naik',
      'Balita yang naik dan tidak naik berat badannya tidak boleh melebihi jumlah balita ditimbang',
    ],
  ],
});

const luas = {
  periode_luas_tanam_id: 1,
  komoditi: 'ubi kayu',
  kecamatan_id: 2,
  kelurahan_id: 3,
  luas_tanam: 12,
  luas_puso: 12,
} as const;

describeInput('a planted area', {
  schema: luasTanam.input,
  whole: asText(luas),
  becomes: luas,
  refuses: [
    ...asksFor({
      periode_luas_tanam_id: 'Periode Luas Tanam',
      kecamatan_id: 'Kecamatan',
      kelurahan_id: 'Kelurahan',
      luas_tanam: 'Luas Tanam',
      luas_puso: 'Luas Puso',
    }),
    [{ komoditi: 'kopi' }, 'komoditi', 'Komoditi harus salah satu dari: padi, jagung, ubi kayu, ubi jalar'],
    [{ luas_puso: 13 }, 'luas_puso', 'Luas Puso tidak boleh melebihi Luas Tanam'],
  ],
});
