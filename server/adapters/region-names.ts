import { getDistricts, getRegencies, getVillages } from 'idn-area-data';
import type { Region } from '../db/region.ts';

const namesOf = (areas: readonly { code: string; name: string }[] = []) =>
  areas.map(({ code, name }) => ({ kode: code, nama: name }));

/** Reads the names of all regencies and cities from the published list of Indonesia's administrative areas. */
export async function allRegions(): Promise<Region[]> {
  const [regencies, districts, villages] = await Promise.all([getRegencies(), getDistricts(), getVillages()]);
  const districtsOf = Map.groupBy(districts, ({ regency_code }) => regency_code);
  const villagesOf = Map.groupBy(villages, ({ district_code }) => district_code);
  return regencies.map(({ code, name }) => ({
    kode: code,
    nama: name.replace(/^(Kabupaten|Kota)( Administrasi)? /, ''),
    kecamatan: namesOf(districtsOf.get(code)).map((place) => ({ ...place, desa: namesOf(villagesOf.get(place.kode)) })),
  }));
}

/**
 * Reads the names of a regency, its sub-districts and villages.
 *
 * @param kode such as '64.07'
 * @returns null when there is no regency with that code
 */
export const regionNames = async (kode: string): Promise<Region | null> =>
  (await allRegions()).find((region) => region.kode === kode) ?? null;
