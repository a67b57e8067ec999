import { empty, exceeds, notNumeric, type Raw, type Rule } from './rule.ts';

interface LuasTanamForm {
  periode_luas_tanam_id: number;
  komoditi: string;
  kecamatan_id: number;
  kelurahan_id: number;
  luas_tanam: number;
  luas_puso: number;
}

/** Spec section 5, "Planting area add/edit". */
export const luasTanamRules: readonly Rule<Raw<LuasTanamForm>>[] = [
  empty('Periode Luas Tanam harus diisi', 'periode_luas_tanam_id'),
  empty('Komoditi harus diisi', 'komoditi'),
  empty('Kecamatan harus diisi', 'kecamatan_id'),
  empty('Kelurahan harus diisi', 'kelurahan_id'),
  empty('Luas Tanam harus diisi', 'luas_tanam'),
  empty('Luas Puso harus diisi', 'luas_puso'),
  notNumeric('Periode Luas Tanam harus berupa angka', 'periode_luas_tanam_id'),
  notNumeric('Kecamatan harus berupa angka', 'kecamatan_id'),
  notNumeric('Kelurahan harus berupa angka', 'kelurahan_id'),
  notNumeric('Luas Tanam harus berupa angka', 'luas_tanam'),
  notNumeric('Luas Puso harus berupa angka', 'luas_puso'),
];

/** What is lost was planted before. */
export const pusoRules: readonly Rule<Raw<LuasTanamForm>>[] = [
  exceeds('Luas Puso tidak boleh melebihi Luas Tanam', ['luas_puso'], 'luas_tanam'),
];
