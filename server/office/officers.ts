import { hitungan } from '#contract/formulas/kelengkapan.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import { alphabetically } from '../http/read/search.ts';
import type { Db } from '../ports.ts';

export interface Officer {
  id: number;
  nama_lengkap: string;
  no_hp: string;
  /** Empty where the account has none. */
  email: string;
  kecamatanIds: number[];
}

/** The officers who may log in, by name. */
export async function officersOf(db: Db): Promise<Officer[]> {
  const rows = await db
    .selectFrom('pengguna')
    .innerJoin('pengguna_peran', 'pengguna_peran.user_id', 'pengguna.id')
    .leftJoin('pengguna_kecamatan', 'pengguna_kecamatan.user_id', 'pengguna.id')
    .select(['pengguna.id', 'nama_lengkap', 'no_hp', 'email', 'kecamatan_id'])
    .where('peran', '=', 'petugas')
    .where('aktif', '=', 1)
    .orderBy(alphabetically('nama_lengkap'))
    .orderBy('pengguna.id')
    .execute();
  const officers = new Map<number, Officer>();
  for (const { kecamatan_id, ...own } of rows) {
    const officer = officers.get(own.id) ?? { ...own, email: own.email.trim(), kecamatanIds: [] };
    if (kecamatan_id !== null) officer.kecamatanIds.push(kecamatan_id);
    officers.set(own.id, officer);
  }
  return [...officers.values()];
}

/** So many periods tell who enters the regency's prices. */
const LOOKED_BACK = 8;

/**
 * Who answers for a report's places: those who work in the kecamatan. The regency's own prices are anybody's to enter:
 * they are asked of those who entered them of late, and of all where nobody did.
 */
export async function responsibleFor(
  db: Db,
  jenis: JenisLaporan,
  officers: readonly Officer[],
  begunIds: readonly number[],
): Promise<(officer: Officer, kecamatanId: number | null) => boolean> {
  if (hitungan[jenis].tempat !== 'kabupaten') {
    return ({ kecamatanIds }, kecamatanId) => kecamatanId !== null && kecamatanIds.includes(kecamatanId);
  }
  const ids = begunIds.slice(0, LOOKED_BACK);
  const rows = ids.length
    ? await db
        .selectFrom('harga_pangan_kutai_barat')
        .select('user_id')
        .distinct()
        .where('periode_harga_pangan_id', 'in', ids)
        .execute()
    : [];
  const writers = new Set(rows.map(({ user_id }) => user_id));
  const areKnown = officers.some(({ id }) => writers.has(id));
  return ({ id }) => !areKnown || writers.has(id);
}
