import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';

/** What is typed, and how it is called. */
export const fields = [
  ['nama_dinas', 'Nama dinas'],
  ['alamat', 'Alamat'],
  ['telepon', 'Telepon'],
  ['tempat', 'Tempat'],
  ['kepala_nama', 'Nama kepala dinas'],
  ['kepala_jabatan', 'Jabatan'],
  ['kepala_pangkat', 'Pangkat dan golongan'],
  ['kepala_nip', 'NIP'],
] as const satisfies readonly (readonly [keyof IdentitasKantor, string])[];
