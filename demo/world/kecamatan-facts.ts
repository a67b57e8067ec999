import { randomFor } from '../random.ts';

export interface KecamatanFacts {
  penduduk: number;
  /** Toddlers living there (S of SKDN). */
  balita: number;
  /** How much dearer goods are than at the regency's market: 0.05 is five per cent. */
  jauh: number;
  /** Null where no place is known: then the seed invents none. */
  pusat: { lat: number; lang: number } | null;
}

/** Kode: penduduk, balita, jauh, lat, lang. Counts and centres from fakta.md 4; distance in price is an estimate. */
const known: Record<string, readonly [number, number, number, number, number]> = {
  '64.07.05': [8533, 664, 0.06, 0.0357, 115.5648],
  '64.07.06': [14112, 1098, 0, -0.2994, 115.8213],
  '64.07.07': [31877, 2479, 0, -0.215, 115.6838],
  '64.07.08': [11288, 878, 0.03, -0.6336, 115.5185],
  '64.07.09': [8634, 672, 0.03, -0.5222, 115.752],
  '64.07.10': [11017, 857, 0.04, -0.326, 116.037],
  '64.07.11': [15021, 1168, 0.04, -0.5557, 116.1144],
  '64.07.12': [11982, 932, 0.06, -0.8397, 116.2513],
  '64.07.13': [5199, 404, 0.05, -0.3604, 116.2331],
  '64.07.14': [4119, 320, 0.09, -0.8621, 115.7311],
  '64.07.15': [18262, 1420, 0.01, -0.0791, 115.4811],
  '64.07.16': [7122, 554, 0.04, -0.2888, 115.4153],
  '64.07.17': [5716, 445, 0.1, -0.7926, 115.9265],
  '64.07.18': [9959, 775, 0.05, -0.0549, 115.8793],
  '64.07.19': [12560, 977, 0.03, 0.0511, 115.6828],
  '64.07.20': [11179, 869, 0, -0.2767, 115.7551],
};

/** The people whose need the list of foods gives (fakta.md 3). */
export const PENDUDUK_ACUAN = 186_581;

/** What the demo assumes of a sub-district; elsewhere than in Kutai Barat a guess that stays the same for its code. */
export function kecamatanFacts(kode: string, jumlahDesa: number): KecamatanFacts {
  const facts = known[kode];
  if (facts) {
    const [penduduk, balita, jauh, lat, lang] = facts;
    return { penduduk, balita, jauh, pusat: { lat, lang } };
  }
  const random = randomFor('kecamatan', kode);
  const penduduk = Math.round(Math.max(1, jumlahDesa) * random.between(700, 1800));
  return {
    penduduk,
    balita: Math.round(penduduk * random.between(0.07, 0.085)),
    jauh: Math.round(random.between(0, 0.1) * 100) / 100,
    pusat: null,
  };
}
