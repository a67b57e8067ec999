import { sql } from 'kysely';
import { type IsianSatuan, type PratinjauSatuan, type TabelHarga, tabelHarga } from '#contract/acts/ganti-satuan.ts';
import { grouped } from '#contract/format.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { invalid, notFound } from '../../../http/answer.ts';
import type { Db } from '../../../ports.ts';
import { rowNames } from '../../jejak/row-names.ts';
import { convertPrice, isRounded, type PriceRow, priceColumns, priceRows } from './prices.ts';

/** The largest number in a column of prices, in both databases. */
const HIGHEST = 999_999_999;
const EXAMPLES = 3;

const refuse = (field: keyof IsianSatuan, message: string) => invalid(message, { [field]: [message] });

/** @throws Refusal 404 */
export async function commodityOf(db: Db, id: string | undefined) {
  const row = await db.selectFrom('komoditi').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  if (!row) throw notFound('Komoditi');
  return row;
}
export type StoredKomoditi = Awaited<ReturnType<typeof commodityOf>>;

type Prices = Awaited<ReturnType<typeof priceRows>>;

/**
 * Plans the effect of another unit on the prices.
 *
 * @param faktor undefined: the prices stay
 * @throws Refusal 422 where a price would come to nothing or grow too large
 */
export async function planUnit(
  db: Db,
  ini: StoredKomoditi,
  { satuan = ini.satuan, faktor: factor = null }: { satuan?: string | undefined; faktor?: number | null | undefined },
): Promise<PratinjauSatuan> {
  const prices = await priceRows(db, ini.id);
  const all = prices.flatMap(({ rows }) => rows.flatMap((row) => row.prices));
  if (factor !== null) refuseOutOfRange(all, factor);
  const threshold = await db
    .selectFrom('ambang_skpg')
    .select('id')
    .where('komoditi_id', '=', ini.id)
    .limit(1)
    .executeTakeFirst();
  return {
    satuan: { dari: ini.satuan, ke: satuan },
    baris: prices.map(({ table, rows }) => ({ tabel: table, jumlah: rows.length })),
    harga: all.length,
    dibulatkan: factor === null ? 0 : all.filter((price) => isRounded(price, factor)).length,
    contoh: factor === null ? [] : await examplesOf(db, prices, factor),
    dinilai: threshold !== undefined,
  };
}

function refuseOutOfRange(prices: readonly number[], factor: number): void {
  const zeroCount = prices.filter((price) => price > 0 && convertPrice(price, factor) === 0).length;
  if (zeroCount > 0)
    throw refuse('faktor', `Dengan faktor ini ${grouped(zeroCount)} harga menjadi 0. Periksa faktornya.`);
  const largeCount = prices.filter((price) => convertPrice(price, factor) > HIGHEST).length;
  if (largeCount > 0)
    throw refuse('faktor', `Dengan faktor ini ${grouped(largeCount)} harga terlalu besar. Periksa faktornya.`);
}

/** One of each table as far as there are, then more of the first; prices above zero say more. */
async function examplesOf(db: Db, prices: Prices, factor: number): Promise<PratinjauSatuan['contoh']> {
  const hasPrice = ({ prices: some }: PriceRow) => (some[0] ?? 0) > 0;
  const byTable = new Map(prices.map(({ table, rows }) => [table, rows.filter(hasPrice).slice(0, EXAMPLES)]));
  const first = tabelHarga.flatMap((table) =>
    (byTable.get(table) ?? []).slice(0, 1).map((row) => [table, row] as const),
  );
  const more = tabelHarga.flatMap((table) => (byTable.get(table) ?? []).slice(1).map((row) => [table, row] as const));
  const examples = [...first, ...more].slice(0, EXAMPLES);
  const nameOf = await rowNames(
    db,
    examples.map(([tabel, { id }]) => ({ tabel, baris: id })),
  );
  return examples.map(
    ([
      tabel,
      {
        id,
        prices: [dari = 0],
      },
    ]) => ({
      di: [titleOf(tabel), nameOf({ tabel, baris: id })].filter(Boolean).join(': '),
      ...{ dari, ke: convertPrice(dari, factor) },
    }),
  );
}

const titleOf = (table: TabelHarga): string => regional(priceColumns[table][0]?.[1] ?? '');

/** Rows of a commodity. */
export const ofCommodity = (id: number) => sql`komoditi_id = ${id}`;
