import { type IdentitasKantor, identitasKantorRules } from '#contract/resources/identitas-kantor.ts';
import type { Typed } from '#contract/rules.ts';
import { type Chosen, pictureRules } from '@/shared/picture-field';

/** What the form holds: texts, the chosen logo, and the revision that was read. */
export type IdentitasIsian = Typed<typeof identitasKantorRules> & { logo: Chosen; revisi: number };

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

export const isianOf = ({ logo_url: _, updated_at: __, ...row }: IdentitasKantor): IdentitasIsian => ({
  ...row,
  logo: [],
});

/** Without a new logo the stored one stays. */
export const bodyOf = ({ revisi: _, logo: [logo], ...texts }: IdentitasIsian) => ({
  ...texts,
  ...(logo && { logo }),
  _method: 'put' as const,
});

export const formRules = pictureRules<IdentitasIsian, 'logo'>(identitasKantorRules, 'logo', true);
