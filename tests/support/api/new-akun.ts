import type { Peran } from '#contract/limits.ts';
import type { TestApi } from './api.ts';
import { newRow } from './fixtures.ts';

/** An account past the API, with a password unless it is only invited. */
export async function newAkun(
  api: Pick<TestApi, 'db'>,
  { peran, isInvited = false, places = [] }: { peran: Peran; isInvited?: boolean; places?: number[] },
): Promise<{ id: number; username: string; email: string }> {
  const username = `uji.${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@contoh.id`;
  const id = await newRow(api, 'pengguna', {
    ...{ nama_lengkap: 'Akun Uji', username, email, no_hp: '081200009999', password_hash: 'hash:rahasia' },
    diundang_sampai: isInvited ? '2026-11-30T00:00:00.000Z' : null,
  });
  await api.db.insertInto('pengguna_peran').values({ user_id: id, peran }).execute();
  for (const kecamatan_id of places) {
    await api.db.insertInto('pengguna_kecamatan').values({ user_id: id, kecamatan_id }).execute();
  }
  return { id, username, email };
}
