import { z } from 'zod';
import { komoditiTanam } from '../limits.ts';
import { pusoRules } from '../rules/luas-tanam.ts';
import type { Rule } from '../rules/rule.ts';
import { skdnRules } from '../rules/timbang-balita.ts';
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

/** Says of a row what breaks rules between its figures; the forms ask the same. */
const unlessBroken =
  <Values extends object>(rules: readonly Rule<Values>[]) =>
  (row: Values, { addIssue }: z.RefinementCtx): void => {
    for (const [message, isBroken, field] of rules) {
      if (isBroken(row)) addIssue({ code: 'custom', path: [String(field)], message });
    }
  };

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
  .superRefine(unlessBroken(skdnRules));

export const luasTanamInput = z
  .object({
    periode_luas_tanam_id: reference('Periode Luas Tanam'),
    komoditi: oneOf('Komoditi', komoditiTanam),
    kecamatan_id: reference('Kecamatan'),
    kelurahan_id: reference('Kelurahan'),
    luas_tanam: whole('Luas Tanam'),
    luas_puso: whole('Luas Puso'),
  })
  .superRefine(unlessBroken(pusoRules));
