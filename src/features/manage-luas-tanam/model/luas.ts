import type { LuasTanam } from '@/entities/luas-tanam';
import { isSame, type Petak } from './petak';

/** The two areas of a crop, in the order of the form and of the table. */
export const luasColumns = [
  ['luas_tanam', 'Luas Tanam', 'Luas Tanam'],
  ['luas_puso', 'Luas Puso', 'Luas Puso (Hektar)'],
] as const satisfies readonly (readonly [name: keyof LuasTanam, label: string, header: string])[];

type Nama = (typeof luasColumns)[number][0];

/** What the form of a planted area sends; figures are text until the server reads them. */
export interface LuasInput extends Record<Nama, string> {
  user_id: number | undefined;
  periode_luas_tanam_id: number;
  kecamatan_id: string;
  kelurahan_id: string;
  komoditi: string;
  _method?: 'put';
}

/** What the form holds: the period's name stands in it, and is not sent. */
export interface LuasForm extends LuasInput {
  nama_periode: string;
}

export interface SavedLuas {
  luas_tanam: { id: number };
}

type Stored = Partial<Record<Nama, string | number | null>>;

/** As the form shows them: blank where there are none yet. */
export const typedLuas = (row: Stored = {}): Record<Nama, string> => ({
  luas_tanam: String(row.luas_tanam ?? ''),
  luas_puso: String(row.luas_puso ?? ''),
});

/** A stored or waiting row as its form shows it. */
export const valuesOf = (row: LuasTanam | LuasInput) => ({
  kecamatan_id: String(row.kecamatan_id),
  kelurahan_id: String(row.kelurahan_id),
  komoditi: row.komoditi,
  ...typedLuas(row),
});

/** As numbers: NaN where there are none. */
export const luasOf = (row: Stored = {}): Record<Nama, number> => ({
  luas_tanam: Number(row.luas_tanam),
  luas_puso: Number(row.luas_puso),
});

/** What a crop of a village covered in the month before; undefined where nobody reported it. */
export const luasSebelumnya = (before: readonly LuasTanam[], petak: Petak): LuasTanam | undefined =>
  before.find((row) => isSame(row, petak));

/** A difference of fewer hectares is small, whatever it is in per cent. */
export const SEDIKIT = 5;
