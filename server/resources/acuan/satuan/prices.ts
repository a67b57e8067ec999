import { type RawBuilder, sql } from 'kysely';
import { FAKTOR, type TabelHarga, tabelHarga } from '#contract/acts/ganti-satuan.ts';
import type { Db } from '../../../ports.ts';
import { columnOf } from '../../../summaries/bagian-harga.ts';

/** The columns of prices per unit, with what a sentence calls them. */
export const priceColumns: Readonly<Record<TabelHarga, readonly (readonly [column: string, title: string])[]>> = {
  harga_pangan: [
    [columnOf('eceran'), 'Harga eceran'],
    [columnOf('grosir'), 'Harga grosir'],
  ],
  harga_pangan_kutai_barat: [
    [columnOf('eceran'), 'Harga eceran kabupaten'],
    [columnOf('grosir'), 'Harga grosir kabupaten'],
  ],
  harga_acuan: [['harga_acuan', 'Harga acuan']],
};

/** The factor as a fraction of whole numbers. */
const numerator = (faktor: number): number => Math.round(faktor * FAKTOR.penyebut);

/** A price by another unit, rounded to a whole rupiah. */
export function convertPrice(price: number, faktor: number): number {
  const [n, d] = [BigInt(numerator(faktor)), BigInt(FAKTOR.penyebut)];
  return Number((2n * BigInt(price) * n + d) / (2n * d));
}

/** True if the conversion needs rounding. */
export const isRounded = (price: number, faktor: number): boolean =>
  (BigInt(price) * BigInt(numerator(faktor))) % BigInt(FAKTOR.penyebut) !== 0n;

/** The same in SQL, where whole numbers are divided without a rest; the largest price times the largest factor fits. */
export const convertedColumn = (column: string, faktor: number): RawBuilder<unknown> =>
  sql`${sql.ref(column)} = (2 * ${sql.lit(numerator(faktor))} * ${sql.ref(column)} + ${sql.lit(FAKTOR.penyebut)}) / ${sql.lit(2 * FAKTOR.penyebut)}`;

export interface PriceRow {
  id: number;
  prices: number[];
}

/** All price rows of a commodity, by their table, the newest first. */
export async function priceRows(db: Db, komoditi_id: number): Promise<{ table: TabelHarga; rows: PriceRow[] }[]> {
  const all = [];
  for (const table of tabelHarga) {
    const columns = priceColumns[table].map(([column]) => sql.ref(column));
    const { rows } = await sql<Record<string, number> & { id: number }>`
      select id, ${sql.join(columns)} from ${sql.table(table)} where komoditi_id = ${komoditi_id} order by id desc
    `.execute(db);
    all.push({
      table,
      rows: rows.map((row) => ({ id: row.id, prices: priceColumns[table].map(([column]) => Number(row[column])) })),
    });
  }
  return all;
}

/** Counts the price rows of a commodity. */
export async function countPriceRows(db: Db, komoditi_id: number): Promise<number> {
  let count = 0;
  for (const table of tabelHarga) {
    const { rows } = await sql<{ jumlah: number }>`
      select count(*) as jumlah from ${sql.table(table)} where komoditi_id = ${komoditi_id}
    `.execute(db);
    count += Number(rows[0]?.jumlah ?? 0);
  }
  return count;
}
