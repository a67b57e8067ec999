import type { Peran } from '#contract/limits.ts';
import { idsByName, insertAll } from '../../server/db/insert-all.ts';
import type { Db } from '../../server/ports.ts';
import { randomFor } from '../random.ts';
import { demoAccounts, type Person, penjual, petugasLain } from './people.ts';
import type { Place } from './places.ts';
import type { Clock } from './time/moments.ts';

export interface Accounts {
  /** The demo's own admin, who publishes for the office. */
  admin: number;
  /** Farmers in the order of the sellers' numbers; the first is the demo's own. */
  petani: number[];
  /** The demo's own officer, who also enters the regency's prices. */
  petugas: number;
  /** Who works in a sub-district. */
  petugasDi: (kecamatan_id: number) => number;
}

/** The office's heartland; elsewhere the first three sub-districts. */
const KECAMATAN_PETUGAS = ['Melak', 'Barong Tongkok', 'Sekolaq Darat'];
const PER_PETUGAS = 3;

const people: (Person & { peran: Peran })[] = [
  ...demoAccounts,
  ...penjual.map((person) => ({ ...person, peran: 'petani' as const })),
];

/** The sub-districts of the demo's own officer, the one that is always complete first. */
export function ownPlaces(places: readonly Place[]): Place[] {
  const named = KECAMATAN_PETUGAS.flatMap((nama) => places.filter((place) => place.nama === nama));
  return named.length === KECAMATAN_PETUGAS.length ? named : places.slice(0, PER_PETUGAS);
}

/** Writes all accounts of the demo, every sub-district assigned to one officer. */
export async function seedAccounts(
  db: Db,
  places: readonly Place[],
  passwordHash: string,
  { clock, day }: { clock: Clock; day: number },
): Promise<Accounts> {
  const own = ownPlaces(places);
  const others = places.filter((place) => !own.includes(place));
  const perPetugas = Math.max(PER_PETUGAS, Math.ceil(others.length / petugasLain.length));
  const officers = petugasLain.slice(0, Math.ceil(others.length / perPetugas));
  const everyone = [...people, ...officers.map((person) => ({ ...person, peran: 'petugas' as const }))];

  await insertAll(
    db,
    'pengguna',
    everyone.map(({ nama_lengkap, username, jenis_kelamin }, index) => ({
      nama_lengkap,
      username,
      email: `${username}@contoh.id`,
      no_hp: `08120000${String(1001 + index * 37).padStart(4, '0')}`,
      jenis_kelamin,
      password_hash: passwordHash,
      demo: 1,
      ...clock(day - 420, day - 390, randomFor('akun', username)),
    })),
  );
  const idOf = idsByName(await db.selectFrom('pengguna').select(['id', 'username as nama']).execute());

  const assigned = [
    ...own.map((place) => ({ user_id: idOf('petugas'), kecamatan_id: place.id })),
    ...others.map((place, index) => ({
      user_id: idOf(officers[Math.floor(index / perPetugas)]?.username ?? 'petugas'),
      kecamatan_id: place.id,
    })),
  ];
  await insertAll(
    db,
    'pengguna_peran',
    everyone.map(({ username, peran }) => ({ user_id: idOf(username), peran })),
  );
  await insertAll(db, 'pengguna_kecamatan', assigned);

  const petugasDi = new Map(assigned.map(({ user_id, kecamatan_id }) => [kecamatan_id, user_id]));
  return {
    admin: idOf('admin'),
    petani: ['petani', ...penjual.map(({ username }) => username)].map(idOf),
    petugas: idOf('petugas'),
    petugasDi: (kecamatan_id) => petugasDi.get(kecamatan_id) ?? idOf('petugas'),
  };
}
