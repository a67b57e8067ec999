import { sql } from 'kysely';
import type { NaturalKey } from '#contract/resource.ts';
import { placeholder, runCompiled } from '../../db/compiled-query.ts';
import { lowerCase } from '../../db/dialects.ts';
import type { TableName } from '../../db/schema.ts';
import type { Transaction } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import type { Caller } from '../context.ts';

interface Twin {
  id: number;
  user_id?: number;
}

/**
 * Refuses a row whose natural key exists already.
 *
 * @throws Refusal 409 with the other row's `id`; if it has an author, also with `milik_sendiri`, whether that is the
 * caller, and the row as `baris`
 */
export async function refuseTwin(
  trx: Transaction,
  table: TableName,
  { columns, name, called = name }: NaturalKey,
  values: Record<string, unknown>,
  id: number | null,
  caller: Caller,
): Promise<void> {
  const given = { ...values, 'id sendiri': id, 'nama kecil': lowerCase(String(values[name ?? ''])) };
  const [twin] = await runCompiled(trx, `kembar ${table} ${columns} ${name} ${id !== null}`, given, () => {
    const same = columns.map((column) => sql`${sql.ref(column)} = ${placeholder(column)}`);
    if (name) same.push(sql`lower(${sql.ref(name)}) = ${placeholder('nama kecil')}`);
    if (id !== null) same.push(sql`id <> ${placeholder('id sendiri')}`);
    const query = sql<Twin>`select * from ${sql.table(table)} where ${sql.join(same, sql` and `)} limit 1`;
    return { compile: () => query.compile(trx) };
  });
  if (!twin) return;
  if (twin.user_id === undefined) {
    throw new Refusal(409, `${String(values[called ?? ''])} sudah ada`, { data: { id: twin.id } });
  }
  const milik_sendiri = twin.user_id === caller.id;
  const message = milik_sendiri ? 'Data ini sudah Anda isi' : `Sudah diisi oleh ${await namaOf(trx, twin.user_id)}`;
  throw new Refusal(409, message, { data: { id: twin.id, milik_sendiri, baris: twin } });
}

const namaOf = async (trx: Transaction, user_id: number): Promise<string> => {
  const row = await trx.selectFrom('pengguna').select('nama_lengkap').where('id', '=', user_id).executeTakeFirst();
  return row?.nama_lengkap ?? 'petugas lain';
};
