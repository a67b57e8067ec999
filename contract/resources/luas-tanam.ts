import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { idQuery, wordQuery } from '../filters.ts';
import { oneOf, reference, unlessBroken, whole } from '../inputs.ts';
import { komoditiTanam } from '../limits.ts';
import { byAssignedPetugas, resource, schema } from '../resource.ts';
import { empty, exceeds, notNumeric, type Raw, type Rule } from '../rules.ts';
import { laporanDesa } from './desa-kelurahan.ts';
import { rekapKecamatan } from './kecamatan.ts';

/** Areas in hectares. */
export const luas = schema(() => ({
  luas_tanam: column.luas_tanam,
  luas_puso: z.int().meta(means('Luas puso dalam hektar, tidak melebihi luas tanam', 1)),
}));

/** What was planted, and what of it was lost. */
export const luasDari = ['luas_tanam', 'luas_puso'] as const;

const row = schema(() =>
  z.object({
    ...stored,
    ...laporanDesa.columns,
    periode_luas_tanam_id: z.int().meta(means('Periode luas tanam', 11)),
    komoditi: column.komoditi,
    ...luas,
  }),
);
export type LuasTanam = z.infer<typeof row>;

const filter = schema(() =>
  laporanDesa.filter.extend({
    periode_luas_tanam_id: idQuery,
    komoditi: wordQuery(komoditiTanam),
    userid: wordQuery(['true', 'false']).meta(means('true: hanya baris milik pemilik token')),
  }),
);

const fields = schema(() =>
  z.object({
    periode_luas_tanam_id: reference('Periode Luas Tanam'),
    komoditi: oneOf('Komoditi', komoditiTanam),
    kecamatan_id: reference('Kecamatan'),
    kelurahan_id: reference('Kelurahan'),
    luas_tanam: whole('Luas Tanam'),
    luas_puso: whole('Luas Puso'),
  }),
);
type Form = Raw<z.infer<typeof fields>>;

/** Spec section 5, "Planting area add/edit". */
export const luasTanamRules: readonly Rule<Form>[] = [
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

/** The area lost cannot exceed the area planted. */
export const pusoRules: readonly Rule<Form>[] = [
  exceeds('Luas Puso tidak boleh melebihi Luas Tanam', ['luas_puso'], 'luas_tanam'),
];

export const luasTanam = resource(() => ({
  path: '/luas-tanam',
  name: 'LuasTanam',
  tag: 'Luas tanam',
  called: 'Luas tanam',
  key: 'luas_tanam',
  notes: 'Satu baris untuk setiap tanaman, desa, dan periode.',
  row,
  sheet: [
    ['Periode', 'nama_periode'],
    ['Kecamatan', 'nama_kecamatan'],
    ['Desa/Kelurahan', 'nama_desa_kelurahan'],
    ['Komoditi', 'komoditi'],
    ['Luas Tanam (Hektar)', 'luas_tanam'],
    ['Luas Puso (Hektar)', 'luas_puso'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter,
  order: 'nama desa',
  readers: { sebagian: 'semua; userid=true hanya dengan token' },
  instead: [rekapKecamatan],
  writers: byAssignedPetugas,
  input: fields.superRefine(unlessBroken(pusoRules)),
  rules: { add: luasTanamRules, edit: luasTanamRules },
  aliases: { periode_id: 'periode_luas_tanam_id', luas_tanams: 'luas_tanam' },
  naturalKey: { columns: ['periode_luas_tanam_id', 'kelurahan_id', 'komoditi'] },
  laporan: 'luas_tanam',
}));

/** The same rows under the address that another part of the specification uses. */
export const luasLahan = resource(() => ({
  ...luasTanam,
  path: '/luas-lahan',
  notes: `${luasTanam.notes} Hal yang sama dengan /luas-tanam.`,
}));
