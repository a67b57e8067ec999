import { type RawBuilder, sql } from 'kysely';
import type { UkuranPeta } from '#contract/formulas/peta.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import type { TableName } from '../../db/schema.ts';

/** Where the figures of a measure come from. */
interface Source {
  jenis: JenisPeriode;
  table: TableName;
  /** Its two figures in a period and place, from the rows joined as `isi`. */
  angka: RawBuilder<number | null>;
  pembanding: RawBuilder<number | null>;
  /** The column of what is chosen. */
  of?: 'komoditi_id' | 'pangan_id';
  /** How many villages reported. */
  desa?: RawBuilder<number | null>;
  /** How many periods are looked into for the last report. */
  periods: number;
}

const prices: Source = {
  jenis: 'harga-pangan',
  table: 'harga_pangan',
  // One row, if any: the natural key holds all three.
  angka: sql`max(isi.harga_eceran)`,
  pembanding: sql`null`,
  of: 'komoditi_id',
  periods: 13,
};

const areas: Omit<Source, 'angka' | 'pembanding'> = {
  jenis: 'luas-tanam',
  table: 'luas_tanam',
  desa: sql`count(distinct isi.kelurahan_id)`,
  periods: 6,
};

export const sources: Record<UkuranPeta, Source> = {
  harga: prices,
  perubahan: prices,
  neraca: {
    jenis: 'ketersediaan-pangan',
    table: 'ketersediaan_pangan',
    angka: sql`max(isi.ketersediaan)`,
    pembanding: sql`max(isi.kebutuhan)`,
    of: 'pangan_id',
    periods: 12,
  },
  tanam: { ...areas, angka: sql`sum(isi.luas_tanam)`, pembanding: sql`sum(isi.luas_puso)` },
  puso: { ...areas, angka: sql`sum(isi.luas_puso)`, pembanding: sql`sum(isi.luas_tanam)` },
  nd: {
    jenis: 'timbang-balita',
    table: 'timbang_balita',
    angka: sql`sum(isi.berat_badan_naik)`,
    pembanding: sql`sum(isi.jumlah_balita)`,
    desa: sql`count(distinct isi.kelurahan_id)`,
    periods: 6,
  },
};

/** The table of a measure's periods, and the column that refers to it. */
export const periodOf = ({ jenis }: Source) => {
  const { key } = periode[jenis];
  return { table: key, column: `${key}_id` };
};
