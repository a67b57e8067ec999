import { sql } from 'kysely';
import type { Db } from '../ports.ts';
import { sejak } from './periode.ts';

type PeriodeTable = 'periode_harga_pangan' | 'periode_ketersediaan_pangan';

/** Each period's id beside that of the period before it, in the order of rulings 15. */
export const periodeSebelumnya = (db: Db, table: PeriodeTable) =>
  db
    .selectFrom(table)
    .select(['id', sql<number | null>`lag(id) over (order by ${sejak}, id)`.as('sebelumnya_id')])
    .as('urutan');
