import { sql } from 'kysely';
import { placeholder, runCompiled } from '../../db/compiled-query.ts';
import { references } from '../../db/references.ts';
import type { TableName } from '../../db/schema.ts';
import type { Transaction } from '../../ports.ts';
import { invalid, Refusal } from '../answer.ts';

/** @throws Refusal 422 when a column refers to a row that does not exist */
export async function refuseDangling(trx: Transaction, values: Record<string, unknown>): Promise<void> {
  for (const [column, { table, called }] of Object.entries(references)) {
    const id = values[column] ?? null;
    if (id === null) continue;
    const [found] = await runCompiled(trx, `ada ${table}`, { id: Number(id) }, () =>
      trx
        .selectFrom(table as 'kecamatan')
        .select('id')
        .where('id', '=', placeholder<number>('id')),
    );
    const message = `${called} tidak ditemukan`;
    if (!found) throw invalid(message, { [column]: [message] });
  }
}

/** What rows that still use another one are called, where it is not the name of their table. */
const users: Partial<Record<TableName, string>> = {
  desa_kelurahan: 'desa atau kelurahan',
  harga_pangan_kutai_barat: 'harga pangan kabupaten',
  pengguna_kecamatan: 'petugas yang bekerja di sana',
};

/** @throws Refusal 409 naming what still refers to the row */
export async function refuseUsed(trx: Transaction, table: TableName, id: number): Promise<void> {
  const uses: string[] = [];
  for (const [column, reference] of Object.entries(references)) {
    for (const user of reference.table === table ? reference.from : []) {
      const { rows } = await sql`
        select 1 from ${sql.table(user)} where ${sql.ref(column)} = ${id} limit 1
      `.execute(trx);
      if (rows.length > 0) uses.push(users[user] ?? user.replaceAll('_', ' '));
    }
  }
  if (uses.length > 0) throw new Refusal(409, `Masih dipakai oleh ${uses.join(', ')}`);
}

/** The village must be in the given sub-district (rulings 12). @throws Refusal 422 */
export async function refuseForeignVillage(
  trx: Transaction,
  { kelurahan_id, kecamatan_id }: { kelurahan_id: number; kecamatan_id: number },
): Promise<void> {
  const found = await trx
    .selectFrom('desa_kelurahan')
    .select('id')
    .where('id', '=', kelurahan_id)
    .where('kecamatan_id', '=', kecamatan_id)
    .executeTakeFirst();
  const message = 'Kelurahan tidak berada di kecamatan yang dipilih';
  if (!found) throw invalid(message, { kelurahan_id: [message] });
}
