import { sql } from 'kysely';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { placeholder, runCompiled } from '../../db/compiled-query.ts';
import { references } from '../../db/references.ts';
import type { TableName } from '../../db/schema.ts';
import type { Transaction } from '../../ports.ts';
import { invalid, Refusal } from '../answer.ts';

type Column = keyof typeof references;
const columns = Object.keys(references) as Column[];

/** The period columns: a closed period takes no rows, and gives none away. */
const periods = columns.filter((column) => 'closes' in references[column]);

/** The row that a column refers to. A period also tells whether it is closed, so that this costs no further query. */
const referred = async (trx: Transaction, column: Column, id: number) => {
  const { table } = references[column];
  const rows = await runCompiled(trx, `ada ${table}`, { id }, () =>
    trx
      .selectFrom(table as 'periode_luas_tanam')
      .select(periods.includes(column) ? ['id', 'ditutup_pada'] : ['id'])
      .where('id', '=', placeholder<number>('id')),
  );
  return rows[0] as { ditutup_pada?: string | null } | undefined;
};

/**
 * @throws Refusal 422 when a column refers to a row that does not exist; 409 when the period is closed, or the one in
 *   which the stored row was
 */
export async function refuseDangling(
  trx: Transaction,
  values: Record<string, unknown>,
  stored: Record<string, unknown> | null = null,
): Promise<void> {
  for (const column of columns) {
    const id = values[column] ?? null;
    if (id === null) continue;
    const found = await referred(trx, column, Number(id));
    const message = `${regional(references[column].called)} tidak ditemukan`;
    if (!found) throw goneRefusal(column, message);
    if (found.ditutup_pada) throw closed();
  }
  const left = periods.filter((column) => stored && stored[column] !== values[column]);
  if (stored && left.length > 0) await refuseClosed(trx, stored, left);
}

/** A device may know it still: it says that the list has it no more. */
function goneRefusal(column: Column, message: string): Refusal {
  const alasan = `${regional(references[column].called)} ini sudah tidak ada dalam daftar, jadi isiannya tidak dapat disimpan`;
  return new Refusal(422, message, { errors: { [column]: [message] }, data: { alasan } });
}

/** @throws Refusal 409 when a period of the row is closed (rulings 34) */
export async function refuseClosed(
  trx: Transaction,
  row: Record<string, unknown>,
  among: readonly Column[] = periods,
): Promise<void> {
  for (const column of among) {
    const id = row[column] ?? null;
    if (id !== null && (await referred(trx, column, Number(id)))?.ditutup_pada) throw closed();
  }
}

const closed = () => new Refusal(409, 'Periode sudah ditutup');

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
      if (rows.length > 0) uses.push(regional(users[user] ?? user.replaceAll('_', ' ')));
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
  const message = regional('Kelurahan tidak berada di kecamatan yang dipilih');
  if (!found) throw invalid(message, { kelurahan_id: [message] });
}
