import { sql } from 'kysely';
import type { Peran } from '#contract/limits.ts';
import type { TableName } from '../../../db/schema.ts';
import { touch } from '../../../http/revision.ts';
import { keepVersions } from '../../../http/versions/keep-version.ts';
import type { Db } from '../../../ports.ts';
import { accountJejak, terminal } from '../../database/terminal-jejak.ts';
import { StartError } from '../../faults/start-error.ts';
import { confirm, type Person } from '../ask.ts';
import { accountCalled } from './change-account.ts';

/** Tables whose rows have an owner, and the role that writes them. */
const owned: readonly { table: TableName; called: string; peran: Peran }[] = [
  { table: 'harga_pangan', called: 'harga pangan', peran: 'petugas' },
  { table: 'harga_pangan_kutai_barat', called: 'harga pangan kabupaten', peran: 'petugas' },
  { table: 'ketersediaan_pangan', called: 'ketersediaan pangan', peran: 'petugas' },
  { table: 'timbang_balita', called: 'timbang balita', peran: 'petugas' },
  { table: 'luas_tanam', called: 'luas tanam', peran: 'petugas' },
  { table: 'produk', called: 'produk', peran: 'petani' },
  { table: 'lahan_petani', called: 'lahan petani', peran: 'petani' },
  { table: 'koordinat_lahan_petani', called: 'koordinat lahan', peran: 'petani' },
];

const count = new Intl.NumberFormat('id-ID');

/**
 * Transfers all rows of an account to another (rulings 10), and an officer's sub-districts with them: without those the
 * successor could not correct the rows.
 *
 * @throws StartError when the other account cannot own them
 */
export async function handOver(db: Db, person: Person, from: string, to: string): Promise<void> {
  const [dari, ke] = [await accountCalled(db, from), await accountCalled(db, to)];
  if (dari.id === ke.id) throw new StartError('Kedua akun itu sama.');
  if (ke.aktif !== 1) throw new StartError(`Akun '${ke.username}' tidak aktif.`);
  const found = await rowsOf(db, dari.id);
  if (found.length === 0) return person.tell(`Akun '${dari.username}' tidak memiliki data.`);
  await refuseOtherRole(db, ke, found);

  const list = found.map(({ called, rows }) => `${count.format(rows)} ${called}`).join(', ');
  await confirm(person, 'ya', `${list} milik '${dari.username}' akan menjadi milik '${ke.username}'.`, 'dialihkan');

  await db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    const by = { perbuatan: 'ubah', user_id: null, alamat: terminal(), waktu: now } as const;
    for (const { table } of found) {
      await keepVersions(trx, table, sql`user_id = ${dari.id}`, by);
      await sql`
        update ${sql.table(table)} set user_id = ${ke.id}, revisi = revisi + 1, updated_at = ${now}
        where user_id = ${dari.id}
      `.execute(trx);
    }
    if (found.some(({ peran }) => peran === 'petugas')) await shareKecamatan(trx, dari.id, ke.id);
    await touch(trx, 'pengguna_kecamatan', ...found.map(({ table }) => table));
    await accountJejak(trx, dari.id, { perbuatan: 'akun-alihkan', keterangan: `ke ${ke.username}` });
  });
  person.tell(`Dialihkan dari '${dari.username}' ke '${ke.username}': ${list}.`);
}

type Found = (typeof owned)[number] & { rows: number };

async function rowsOf(db: Db, user_id: number): Promise<Found[]> {
  const found: Found[] = [];
  for (const one of owned) {
    const { rows } = await sql<{ jumlah: number }>`
      select count(*) as jumlah from ${sql.table(one.table)} where user_id = ${user_id}
    `.execute(db);
    const jumlah = Number(rows[0]?.jumlah);
    if (jumlah > 0) found.push({ ...one, rows: jumlah });
  }
  return found;
}

async function refuseOtherRole(db: Db, ke: { id: number; username: string }, found: readonly Found[]): Promise<void> {
  const roles = await db.selectFrom('pengguna_peran').select('peran').where('user_id', '=', ke.id).execute();
  for (const { called, peran } of found) {
    if (roles.some((role) => role.peran === peran || role.peran === 'superadmin')) continue;
    throw new StartError(`Akun '${ke.username}' bukan ${peran}, jadi tidak dapat memiliki ${called}.`);
  }
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
