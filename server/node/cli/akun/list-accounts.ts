import type { Db } from '../../../ports.ts';

/** One line per account: username, roles, name and sub-districts. */
export async function listAccounts(db: Db): Promise<string[]> {
  const accounts = await db
    .selectFrom('pengguna')
    .select(['id', 'username', 'nama_lengkap', 'aktif', 'demo'])
    .orderBy((eb) => eb.fn('lower', ['username']))
    .execute();
  const roles = await db.selectFrom('pengguna_peran').selectAll().orderBy('peran').execute();
  const assigned = await db
    .selectFrom('pengguna_kecamatan')
    .innerJoin('kecamatan', 'kecamatan.id', 'pengguna_kecamatan.kecamatan_id')
    .select(['user_id', 'nama_kecamatan'])
    .orderBy('nama_kecamatan')
    .execute();

  const width = Math.max(0, ...accounts.map(({ username }) => username.length));
  return accounts.map(({ id, username, nama_lengkap, aktif, demo }) => {
    const peran = roles.filter(({ user_id }) => user_id === id).map((role) => role.peran);
    const kecamatan = assigned.filter(({ user_id }) => user_id === id).map(({ nama_kecamatan }) => nama_kecamatan);
    const remarks = [
      ...(kecamatan.length > 0 ? [kecamatan.join(', ')] : []),
      ...(aktif === 1 ? [] : ['tidak aktif']),
      ...(demo === 1 ? ['contoh'] : []),
    ];
    const end = remarks.length > 0 ? ` (${remarks.join('; ')})` : '';
    return `${username.padEnd(width)}  ${peran.join(', ').padEnd(10)}  ${nama_lengkap}${end}`;
  });
}
