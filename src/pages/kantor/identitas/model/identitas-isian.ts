import { keluhanWarna } from '#contract/formulas/situs/warna.ts';
import { type IdentitasKantor, identitasKantorRules } from '#contract/resources/identitas-kantor.ts';
import type { Rule } from '#contract/rules.ts';
import { type Chosen, pictureRules } from '@/shared/picture-field';

/** The form's values: texts, the chosen logos, and the revision that was read. */
export type IdentitasIsian = Omit<IdentitasKantor, 'logo_url' | 'logo_situs_url' | 'updated_at'> & {
  logo: Chosen;
  logo_situs: Chosen;
};

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
  ['kertas', 'Ukuran kertas'],
  ['nama_situs', 'Nama situs'],
  ['nama_pendek', 'Nama pendek'],
  ['warna', 'Warna utama'],
  ['sumber_logo', 'Logo situs'],
] as const satisfies readonly (readonly [keyof IdentitasKantor, string])[];

export const isianOf = ({
  logo_url: _,
  logo_situs_url: __,
  updated_at: ___,
  ...row
}: IdentitasKantor): IdentitasIsian => ({
  ...row,
  logo: [],
  logo_situs: [],
});

/** Without new logos the stored ones stay. */
export const bodyOf = ({ revisi: _, logo: [logo], logo_situs: [situs], ...texts }: IdentitasIsian) => ({
  ...texts,
  ...(logo && { logo }),
  ...(situs && texts.sumber_logo === 'sendiri' && { logo_situs: situs }),
  _method: 'put' as const,
});

/** The preview says how light a colour is, and offers a darker one. */
const warnaRule: Rule<IdentitasIsian> = [
  'Pilih warna yang lebih gelap',
  ({ warna }) => keluhanWarna(warna.trim().toLowerCase()) !== undefined,
  'warna',
];

const situsRules = pictureRules<IdentitasIsian, 'logo_situs'>([], 'logo_situs', true).map(
  ([message, isBroken, field]): Rule<IdentitasIsian> => [
    message,
    (values) => values.sumber_logo === 'sendiri' && isBroken(values),
    field,
  ],
);

/** @param row the version on the server: a chosen source needs a picture */
export const formRulesOf = (row: Pick<IdentitasKantor, 'logo_url' | 'logo_situs_url'>) => [
  ...pictureRules<IdentitasIsian, 'logo'>(identitasKantorRules, 'logo', true),
  warnaRule,
  ...situsRules,
  [
    'Logo kepala surat belum ada. Pilih logo itu dahulu, atau pakai gambar sendiri',
    ({ sumber_logo, logo }) => sumber_logo === 'kop' && !row.logo_url && logo.length === 0,
    'sumber_logo',
  ] satisfies Rule<IdentitasIsian>,
  [
    'Gambar logo situs harus dipilih',
    ({ sumber_logo, logo_situs }) => sumber_logo === 'sendiri' && !row.logo_situs_url && logo_situs.length === 0,
    'logo_situs',
  ] satisfies Rule<IdentitasIsian>,
];
