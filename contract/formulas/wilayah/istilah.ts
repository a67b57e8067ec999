/** Replacements for the words of the texts in a regency, the longer ones first: 'Kecamatan' to 'Distrik'. */
export type Istilah = Readonly<Record<string, string>>;

/** Kinds of villages in a regency. The fourth part of a code begins with 1 in wards, 2 in villages. */
export interface JenisDesa {
  desa: boolean;
  kelurahan: boolean;
}

/** The regency for which the texts of this app were written first. */
const KUTAI_BARAT = '64.07';

/** The provinces of Papua (UU 21/2001, pasal 1). */
const PAPUA = /^9[1-6]\./;

/**
 * Village words other than 'desa', by the regency's code; the first match counts. In Aceh and Sumatera Barat some
 * regencies differ from their province.
 */
const villages: readonly (readonly [word: string, codes: RegExp])[] = [
  ['kampung', PAPUA],
  ['kampung', /^11\.(04|16|17)$/],
  ['gampong', /^11\./],
  ['desa', /^13\.(09|73|77)$/],
  ['nagari', /^13\./],
  ['kalurahan', /^34\./],
];

/** Sub-district words other than 'kecamatan', with their abbreviations (UU 21/2001; Pergub DIY 25/2019). */
const subdistricts: readonly (readonly [word: string, short: string, codes: RegExp])[] = [
  ['distrik', 'Dist', PAPUA],
  ['kemantren', 'Kem', /^34\.71$/],
  ['kapanewon', 'Kap', /^34\./],
];

/** The numbers of cities begin at 71. */
const isKota = (kode: string): boolean => Number(kode.split('.')[1]) > 70;

/** The regencies and cities of Jakarta have no council of their own. */
const isAdministrasi = (kode: string): boolean => kode.startsWith('31.');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word and its replacement, in lower case and with a capital. */
const bothCases = (as: string, word: string): [string, string][] => [
  [as, word],
  [capital(as), capital(word)],
];

/**
 * The replacements for a regency; null where the texts stay as they are in the source.
 *
 * @param kode the ministry's code, such as 64.07
 */
export function istilahDi(kode: string, { desa, kelurahan }: JenisDesa): Istilah | null {
  if (kode === KUTAI_BARAT || kode === '') return null;
  const jenis = isKota(kode) ? 'Kota' : 'Kabupaten';
  const [kecamatan, kec] = subdistricts.find(([, , codes]) => codes.test(kode)) ?? ['kecamatan', 'Kec'];
  const village = villages.find(([, codes]) => codes.test(kode))?.[0] ?? 'desa';
  const isWardsOnly = kelurahan && !desa;
  const pairs = [
    // Before the regency's name.
    ['Kabupaten ', `${jenis}${isAdministrasi(kode) ? ' Administrasi' : ''} `],
    ...bothCases('kabupaten', jenis.toLowerCase()),
    ...bothCases('kecamatan', kecamatan),
    ['antarkecamatan', `antar${kecamatan}`],
    ['Kec', kec],
    ...villageWords(isWardsOnly ? 'kelurahan' : village, kelurahan && !isWardsOnly),
  ] as const;
  return Object.fromEntries(pairs.filter(([as, word]) => as !== word));
}

/** @param hasWards beside other villages */
function villageWords(village: string, hasWards: boolean): [string, string][] {
  const pair = (between: string, ward = 'kelurahan') => (hasWards ? `${village}${between}${ward}` : village);
  const pairs = ['/', ' atau ', ' dan '].flatMap((between) => bothCases(`desa${between}kelurahan`, pair(between)));
  const titles = ['/', ' atau '].map((between): [string, string] => [
    `Desa${between}Kelurahan`,
    capital(pair(between, 'Kelurahan')),
  ]);
  // The texts say 'kelurahan' of every village, too.
  const ward = hasWards ? (village === 'desa' ? 'kelurahan' : `${village}/kelurahan`) : village;
  const wardTitle: [string, string] = ['Kelurahan', ward.split('/').map(capital).join('/')];
  return [
    ...titles,
    ...pairs,
    ...bothCases('desa', village),
    ...bothCases('kampung', village),
    ['desanya', `${village}nya`],
    ['kelurahan', ward],
    wardTitle,
  ];
}
