import type { Peran, StatusAkun } from '#contract/limits.ts';
import { saat } from '@/shared/lib/format';
import type { Akun } from '../api/akun';

export const peranWords: Record<Peran, string> = {
  petani: 'Petani',
  petugas: 'Petugas',
  admin: 'Admin',
  superadmin: 'Superadmin',
};

export const statusWords: Record<StatusAkun, string> = {
  aktif: 'Aktif',
  nonaktif: 'Nonaktif',
  diundang: 'Diundang',
};

/** 'Petugas', of several roles all. */
export const rolesOf = ({ roles }: Pick<Akun, 'roles'>): string =>
  roles.map((peran) => peranWords[peran]).join(', ') || 'Tanpa peran';

/** 'Melak, Tering'; '-' for whoever has none. */
export const tugasOf = ({ kecamatan }: Pick<Akun, 'kecamatan'>): string =>
  kecamatan.map(({ nama_kecamatan }) => nama_kecamatan).join(', ') || '-';

/** Whether an account may log in, and of an invitation whether its link still holds. */
export function stateOf(
  { status, undangan_sampai }: Pick<Akun, 'status' | 'undangan_sampai'>,
  now = Date.now(),
): string {
  if (status !== 'diundang' || undangan_sampai === null) return statusWords[status];
  const until = Date.parse(undangan_sampai);
  return until > now ? `Diundang, tautan berlaku sampai ${saat(until)}` : 'Diundang, tautan tidak berlaku lagi';
}

export const lastSeen = ({ terakhir_masuk }: Pick<Akun, 'terakhir_masuk'>): string =>
  terakhir_masuk === null ? 'Belum pernah' : saat(Date.parse(terakhir_masuk));
