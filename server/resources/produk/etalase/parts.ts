import { type RawBuilder, sql } from 'kysely';
import { jenisProduk, satuanProduk } from '#contract/limits.ts';
import type { Caller } from '../../../http/context.ts';
import type { Large } from '../../../http/read/large.ts';
import { narrowed } from '../../../http/read/row-groups.ts';
import { isPriced, type ProdukFilter } from './asked.ts';

/** Every value that a column may have, null for those that were never said. */
const values = { jenis_produk: [...jenisProduk, null], satuan: satuanProduk } as const;

export interface Wanted {
  filter: ProdukFilter;
  reader: Caller | null;
  /** A sub-district besides those of the filter; null: products of farmers without a plot. */
  kecamatan?: { id: number | null };
  /** Known to be more than are sorted. */
  isMany?: boolean;
}

const equals = (column: string, value: unknown): RawBuilder<unknown> =>
  value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `);

/** The price, if the filter says one. */
export function priceOf({ harga_dari, harga_sampai }: ProdukFilter): RawBuilder<unknown>[] {
  return [
    ...(harga_dari === undefined ? [] : [sql`harga >= ${harga_dari}`]),
    ...(harga_sampai === undefined ? [] : [sql`harga <= ${harga_sampai}`]),
  ];
}

/** Both, where each column is said or all of its values are gone through. */
function crossed(filter: ProdukFilter): RawBuilder<unknown>[][] {
  const ways = (column: keyof typeof values) =>
    filter[column] === undefined
      ? values[column].map((value) => equals(column, value === null ? null : sql.lit(value)))
      : [equals(column, filter[column])];
  return ways('jenis_produk').flatMap((jenis) => ways('satuan').map((satuan) => [jenis, satuan]));
}

/**
 * The conditions of disjoint parts of the matching products. An index has all columns of each part before the price or
 * the time, so each part comes out of it in order, and both databases merge the parts row by row.
 */
export function partsOf({ parts, own }: Large<ProdukFilter>, { filter, reader, kecamatan }: Wanted) {
  const place = kecamatan ? [equals('kecamatan_id', kecamatan.id)] : [];
  const asked = filter.kecamatan_id === undefined ? [] : [equals('kecamatan_id', filter.kecamatan_id)];
  const said = [...place, ...asked];
  const isWhole = said.length === 0 && filter.jenis_produk === undefined && filter.satuan === undefined;
  const combinations = isWhole ? [[]] : crossed(filter);
  const visible = parts(filter, reader).flatMap((status) =>
    combinations.map((columns) => and([narrowed(status), ...said, ...columns, ...priceOf(filter)])),
  );
  const ofOwn = own?.(filter, reader);
  if (!ofOwn) return visible;
  // The few that only their owner sees: found by him.
  const chosen = (['jenis_produk', 'satuan'] as const)
    .filter((column) => filter[column] !== undefined)
    .map((column) => equals(column, filter[column]));
  return [...visible, and([ofOwn, ...said, ...chosen, ...priceOf(filter)])];
}

/** The part conditions of the same products whatever their price. */
export const partsOfAnyPrice = (large: Large<ProdukFilter>, { filter, ...wanted }: Wanted) => {
  const { harga_dari: _, harga_sampai: __, ...rest } = filter;
  return partsOf(large, { ...wanted, filter: isPriced(filter) ? rest : filter });
};
