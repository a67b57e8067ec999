import { type SelectQueryBuilder, sql } from 'kysely';
import type { UrutLaporan } from '#contract/limits.ts';

interface OrderRequest {
  urut?: UrutLaporan | undefined;
  /** Without a period the list is too long to be sorted, and stays in the order of names. */
  periode: number | undefined;
}

/** Puts a report's rows of one period into the requested order; the list's own order breaks ties. */
export const inOrder =
  ({ urut, periode }: OrderRequest, alias: string, figure: string) =>
  <DB, TB extends keyof DB, Columns>(
    rows: SelectQueryBuilder<DB, TB, Columns>,
  ): SelectQueryBuilder<DB, TB, Columns> => {
    if (urut === undefined || periode === undefined) return rows;
    const column = (name: string) => sql.ref(`${alias}.${name}`);
    const orders = {
      terbaru: sql`${column('updated_at')} desc`,
      terlama: column('updated_at'),
      tertinggi: sql`${column(figure)} desc`,
      terendah: column(figure),
      kecamatan: sql`lower(${sql.ref('kecamatan.nama_kecamatan')})`,
    };
    return rows.orderBy(orders[urut]);
  };
