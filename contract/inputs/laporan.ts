import { z } from 'zod';
import { komoditiTanam } from '../limits.ts';
import { decimal, oneOf, reference, whole } from './fields.ts';

/** What officers report. The first words are the fields that a client of the specification sends. */
export const hargaPanganKutaiBaratInput = z.object({
  komoditi_id: reference('Komoditi'),
  periode_harga_pangan_id: reference('Periode harga pangan'),
  harga_grosir: whole('Harga Grosir'),
  harga_eceran: whole('Harga Eceran'),
});

export const hargaPanganInput = hargaPanganKutaiBaratInput.extend({ kecamatan_id: reference('Kecamatan') });

export const ketersediaanPanganInput = z.object({
  kecamatan_id: reference('Kecamatan'),
  pangan_id: reference('Pangan'),
  periode_ketersediaan_pangan_id: reference('Periode ketersediaan pangan'),
  harga_rata_rata: decimal('Harga Rata-Rata'),
  kebutuhan: decimal('Kebutuhan'),
  ketersediaan: decimal('Ketersediaan'),
});

/** Who was not weighed last month, or is new, counts neither as gained nor as not gained (CONTEXT.md). */
export const timbangBalitaInput = z
  .object({
    periode_timbang_balita_id: reference('Periode timbang balita'),
    kecamatan_id: reference('Kecamatan'),
    kelurahan_id: reference('Kelurahan'),
    jumlah_balita: whole('Jumlah balita'),
    berat_badan_naik: whole('Berat badan naik'),
    berat_badan_tidak_naik: whole('Berat badan tidak naik'),
    dibawah_garis_merah: whole('Dibawah garis merah'),
    kasus_gizi_buruk: whole('Kasus gizi buruk'),
  })
  .refine((row) => row.berat_badan_naik + row.berat_badan_tidak_naik <= row.jumlah_balita, {
    path: ['berat_badan_naik'],
    error: 'Balita yang naik dan tidak naik berat badannya tidak boleh melebihi jumlah balita ditimbang',
  })
  .refine((row) => row.dibawah_garis_merah <= row.jumlah_balita, {
    path: ['dibawah_garis_merah'],
    error: 'Balita di bawah garis merah tidak boleh melebihi jumlah balita ditimbang',
  })
  .refine((row) => row.kasus_gizi_buruk <= row.jumlah_balita, {
    path: ['kasus_gizi_buruk'],
    error: 'Kasus gizi buruk tidak boleh melebihi jumlah balita ditimbang',
  });

export const luasTanamInput = z
  .object({
    periode_luas_tanam_id: reference('Periode Luas Tanam'),
    komoditi: oneOf('Komoditi', komoditiTanam),
    kecamatan_id: reference('Kecamatan'),
    kelurahan_id: reference('Kelurahan'),
    luas_tanam: whole('Luas Tanam'),
    luas_puso: whole('Luas Puso'),
  })
  .refine(({ luas_tanam, luas_puso }) => luas_puso <= luas_tanam, {
    path: ['luas_puso'],
    error: 'Luas Puso tidak boleh melebihi Luas Tanam',
  });
