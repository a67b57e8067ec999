import { sql } from 'kysely';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Peran } from '#contract/limits.ts';
import type { TableName } from '../../db/schema.ts';
import { touch } from '../../http/revision.ts';
import { keepVersions, type WriteOrigin } from '../../http/versions/keep-version.ts';
import type { Db, Transaction } from '../../ports.ts';

/** Tables whose rows have an owner, and the role that writes them. */
const owned: readonly { table: TableName; called: string; peran: Peran; periode?: TableName }[] = [
  { table: 'harga_pangan', called: 'harga pangan', peran: 'petugas', periode: 'periode_harga_pangan' },
  {
    ...{ table: 'harga_pangan_kutai_barat', called: 'harga pangan kabupaten' },
    ...{ peran: 'petugas', periode: 'periode_harga_pangan' },
  },
  {
    ...{ table: 'ketersediaan_pangan', called: 'ketersediaan pangan' },
    ...{ peran: 'petugas', periode: 'periode_ketersediaan_pangan' },
  },
  { table: 'timbang_balita', called: 'timbang balita', peran: 'petugas', periode: 'periode_timbang_balita' },
  { table: 'luas_tanam', called: 'luas tanam', peran: 'petugas', periode: 'periode_luas_tanam' },
  { table: 'produk', called: 'produk', peran: 'petani' },
  { table: 'lahan_petani', called: 'lahan petani', peran: 'petani' },
  { table: 'koordinat_lahan_petani', called: 'koordinat lahan', peran: 'petani' },
];

interface OwnedRows {
  rows: number;
  /** The number of rows in closed periods. */
  closedRows: number;
}
type Owned = (typeof owned)[number] & OwnedRows;

/** The rows of an account per table, without tables in which it has none. */
export async function rowsOwnedBy(db: Db, user_id: number): Promise<Owned[]> {
  const found: Owned[] = [];
  for (const one of owned) {
    const own = sql`from ${sql.table(one.table)} where user_id = ${user_id}`;
    const closedRows = one.periode
      ? sql`(select count(*) ${own} and ${sql.ref(`${one.periode}_id`)} in
          (select id from ${sql.table(one.periode)} where ditutup_pada is not null))`
      : sql`0`;
    const { rows } = await sql<{ jumlah: number; ditutup: number }>`
      select count(*) as jumlah, ${closedRows} as ditutup ${own}
    `.execute(db);
    const jumlah = Number(rows[0]?.jumlah);
    if (jumlah > 0) {
      found.push({ ...one, called: regional(one.called), rows: jumlah, closedRows: Number(rows[0]?.ditutup) });
    }
  }
  return found;
}

interface Successor {
  id: number;
  username: string;
  aktif: number;
}

/** Why an account cannot take over another's rows; undefined when it can. */
export async function handOverFault(
  db: Db,
  dari: { id: number },
  ke: Successor,
  found: readonly Owned[],
): Promise<string | undefined> {
  if (dari.id === ke.id) return 'Kedua akun itu sama';
  if (ke.aktif !== 1) return `Akun '${ke.username}' tidak aktif`;
  const roles = await db.selectFrom('pengguna_peran').select('peran').where('user_id', '=', ke.id).execute();
  const other = found.find(({ peran }) => !roles.some((role) => role.peran === peran || role.peran === 'superadmin'));
  return other && `Akun '${ke.username}' bukan ${other.peran}, jadi tidak dapat memiliki ${other.called}`;
}

/**
 * Transfers all rows of an account to another (rulings 10), and an officer's sub-districts with them: without those the
 * successor could not correct the rows.
 */
export async function moveRows(
  trx: Transaction,
  dari: { id: number },
  ke: { id: number },
  found: readonly Owned[],
  by: WriteOrigin,
): Promise<void> {
  for (const { table } of found) {
    await keepVersions(trx, table, sql`user_id = ${dari.id}`, { ...by, perbuatan: 'ubah' });
    await sql`
      update ${sql.table(table)} set user_id = ${ke.id}, revisi = revisi + 1, updated_at = ${by.waktu}
      where user_id = ${dari.id}
    `.execute(trx);
  }
  if (found.some(({ peran }) => peran === 'petugas')) await shareKecamatan(trx, dari.id, ke.id);
  await touch(trx, 'pengguna_kecamatan', ...found.map(({ table }) => table));
}

async function shareKecamatan(trx: Db, from: number, to: number): Promise<void> {
  const theirs = trx
    .selectFrom('pengguna_kecamatan')
    .select([sql.lit(to).as('user_id'), 'kecamatan_id'])
    .where('user_id', '=', from);
  await trx
    .insertInto('pengguna_kecamatan')
    .columns(['user_id', 'kecamatan_id'])
    .expression(theirs)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
