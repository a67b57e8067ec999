import { sql } from 'kysely';
import { peran } from '#contract/limits.ts';
import type { Akun } from '#contract/resources/kelola-akun.ts';
import type { Caller } from '../../http/context.ts';
import { alphabetically } from '../../http/read/search.ts';
import { mediaUrlOrNull } from '../../http/uploads/media-routes.ts';
import type { Db } from '../../ports.ts';
import { mayManage } from './target.ts';

/** Tables that hold how many rows of a report an account has. */
const counted = [
  'jumlah_harga_pangan',
  'jumlah_harga_pangan_kutai_barat',
  'jumlah_ketersediaan_pangan',
  'jumlah_timbang_balita',
  'jumlah_luas_tanam',
];
/** Tables of which an account has few rows. */
const few = ['produk', 'lahan_petani'];

/** How many rows the accounts have, by account. */
async function rowsOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const parts = [
    ...counted.map((table) => sql`select user_id, jumlah from ${sql.table(table)} where user_id in (${sql.join(ids)})`),
    ...few.map(
      (table) => sql`select user_id, 1 as jumlah from ${sql.table(table)} where user_id in (${sql.join(ids)})`,
    ),
  ];
  const { rows } = await sql<{ user_id: number; jumlah: number }>`
    select user_id, sum(jumlah) as jumlah from (${sql.join(parts, sql` union all `)}) as isian group by user_id
  `.execute(db);
  return new Map(rows.map(({ user_id, jumlah }) => [user_id, Number(jumlah)]));
}

/** Accounts as the caller may see them, in the order of their ids. */
export async function akunRows(db: Db, ids: readonly number[], caller: Caller): Promise<Akun[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('pengguna')
    .select(['id', 'revisi', 'created_at', 'updated_at', 'nama_lengkap', 'username', 'email', 'no_hp', 'foto', 'aktif'])
    .select(['terverifikasi', 'terakhir_masuk', 'diundang_sampai'])
    .where('id', 'in', ids)
    .execute();
  const roles = await db.selectFrom('pengguna_peran').selectAll().where('user_id', 'in', ids).execute();
  const places = await db
    .selectFrom('pengguna_kecamatan')
    .innerJoin('kecamatan', 'kecamatan.id', 'pengguna_kecamatan.kecamatan_id')
    .select(['user_id', 'kecamatan.id', 'nama_kecamatan'])
    .where('user_id', 'in', ids)
    .orderBy(alphabetically('nama_kecamatan'))
    .execute();
  const isian = await rowsOf(db, ids);
  const rolesOf = Map.groupBy(roles, ({ user_id }) => user_id);
  const placesOf = Map.groupBy(places, ({ user_id }) => user_id);

  const rows = found.map(({ id, email, foto, aktif, terverifikasi, terakhir_masuk, diundang_sampai, ...own }): Akun => {
    const has = peran.filter((known) => rolesOf.get(id)?.some((row) => row.peran === known));
    const boleh_dikelola = mayManage(caller, has);
    return {
      ...{ id, ...own, foto_url: mediaUrlOrNull(foto) },
      // Nobody reads another's email but who manages the account (kontrak.md, Authentication).
      email: boleh_dikelola ? email : null,
      roles: has,
      kecamatan: (placesOf.get(id) ?? []).map((place) => ({ id: place.id, nama_kecamatan: place.nama_kecamatan })),
      status: aktif !== 1 ? 'nonaktif' : diundang_sampai === null ? 'aktif' : 'diundang',
      aktif: aktif === 1,
      terverifikasi: terverifikasi === 1,
      terakhir_masuk: terakhir_masuk || null,
      jumlah_isian: isian.get(id) ?? 0,
      ...{ undangan_sampai: diundang_sampai, boleh_dikelola },
    };
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
