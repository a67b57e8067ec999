import type { User } from '#contract/resources/akun.ts';
import { peranOf } from '@/entities/session';

/** Where a petugas works; null for all others, who are assigned nowhere. */
export const kecamatanTugas = (user: User): string[] | null =>
  peranOf(user) === 'petugas' ? user.pengguna_kecamatan.map(({ kecamatans }) => kecamatans.nama_kecamatan) : null;
