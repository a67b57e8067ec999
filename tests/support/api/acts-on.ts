import type { TableName } from '../../../server/db/schema.ts';
import type { TestApi } from './api.ts';

/** What the trail has of a row, the oldest first: by whom, what, and its note. */
export const actsOn = async ({ db }: Pick<TestApi, 'db'>, tabel: TableName, baris: number) =>
  (
    await db
      .selectFrom('jejak')
      .select(['user_id', 'perbuatan', 'keterangan'])
      .where('tabel', '=', tabel)
      .where('baris', '=', baris)
      .orderBy('id')
      .execute()
  ).map(({ user_id, perbuatan, keterangan }) => [user_id, perbuatan, keterangan]);
