import { placeholder, runCompiled } from '../../db/compiled-query.ts';
import type { TableName } from '../../db/schema.ts';
import type { Transaction } from '../../ports.ts';
import { invalid } from '../answer.ts';

/** A column that refers to another table, and the name of its rows. */
export interface Reference {
  column: string;
  table: TableName;
  called: string;
}

/** @throws Refusal 422 when a row does not exist */
export async function refuseDangling(
  trx: Transaction,
  values: Record<string, unknown>,
  references: readonly Reference[],
): Promise<void> {
  for (const { column, table, called } of references) {
    const id = values[column];
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
