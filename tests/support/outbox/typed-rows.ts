import { beforeAll } from 'vitest';
import { rowsOf } from '../api/answers.ts';

let melak: number;
let desa: number;
let komoditi: number;
let pangan: number;
beforeAll(async () => {
  const all = await rowsOf('/desa-kelurahan?limit=1000');
  ({ id: desa, kecamatan_id: melak } = all.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak'));
  [{ id: komoditi }] = await rowsOf('/komoditi?limit=1');
  [{ id: pangan }] = await rowsOf('/pangan?limit=1');
});

/** What the forms send of a row in Melak, as it was typed. */
export const stokOf = (periode: number, figures: object) => ({
  input: {
    kecamatan_id: String(melak),
    pangan_id: String(pangan),
    periode_ketersediaan_pangan_id: periode,
    ...figures,
  },
});
export const harga = (periode: number, place: object = { kecamatan_id: melak }) => ({
  ...{ komoditi_id: String(komoditi), harga_eceran: '14500', harga_grosir: '13500' },
  ...{ ...place, periode_harga_pangan_id: periode },
});
export const timbang = (periode: number, more: object = {}) => ({
  ...{ user_id: 1, periode_timbang_balita_id: periode, kecamatan_id: melak, kelurahan_id: String(desa) },
  ...{ jumlah_balita: '40', berat_badan_naik: '30', berat_badan_tidak_naik: '8' },
  ...{ dibawah_garis_merah: '1', kasus_gizi_buruk: '0', ...more },
});
export const luas = (periode: number, more: object = {}) => ({
  ...{ user_id: 1, periode_luas_tanam_id: periode, kecamatan_id: String(melak), kelurahan_id: String(desa) },
  ...{ komoditi: 'padi', luas_tanam: '1200', luas_puso: '0', ...more },
});
export const lahan = () => ({
  ...{ user_id: 1, kecamatan_id: String(melak), kelurahan_id: String(desa), alamat: 'Jalan Poros 12' },
  ...{ luas_tanam: '2', jumlah_panen: '1500', komoditi: 'padi', satuan_panen: 'kg', bulan: 'Januari 2027' },
});
