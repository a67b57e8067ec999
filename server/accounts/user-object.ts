import { peran } from '#contract/limits.ts';
import type { User } from '#contract/resources/akun.ts';
import { alphabetically } from '../http/read/search.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import type { Db } from '../ports.ts';

/** The account as its owner sees it (kontrak.md, Authentication). */
export async function userOf(db: Db, id: number): Promise<User> {
  const { foto, ...own } = await db
    .selectFrom('pengguna')
    .select(['id', 'nama_lengkap', 'username', 'email', 'no_hp', 'jenis_kelamin', 'foto'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const roles = await db.selectFrom('pengguna_peran').select('peran').where('user_id', '=', id).execute();
  const places = await db
    .selectFrom('pengguna_kecamatan')
    .innerJoin('kecamatan', 'kecamatan.id', 'pengguna_kecamatan.kecamatan_id')
    .select(['pengguna_kecamatan.id', 'kecamatan_id', 'nama_kecamatan'])
    .where('user_id', '=', id)
    .orderBy(alphabetically('nama_kecamatan'))
    .execute();
  return {
    ...own,
    foto_url: mediaUrlOrNull(foto),
    roles: peran.filter((known) => roles.some((row) => row.peran === known)),
    pengguna_kecamatan: places.map(({ id, kecamatan_id, nama_kecamatan }) => ({
      id,
      kecamatans: { id: kecamatan_id, nama_kecamatan },
    })),
  };
}
