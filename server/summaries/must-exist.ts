import { notFound } from '../http/answer.ts';
import type { Db } from '../ports.ts';

const names = { kecamatan: 'Kecamatan', desa_kelurahan: 'Desa atau kelurahan', pangan: 'Pangan' } as const;

/** @throws Refusal 404 where no row of the table has the id */
export async function mustExist(db: Db, table: keyof typeof names, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(names[table]);
}
