import { getDistricts, getRegencies, getVillages } from 'idn-area-data';
import type { Region } from '../db/region.ts';

/**
 * Reads the names of a regency, its sub-districts and villages from the published list of Indonesia's administrative
 * areas.
 *
 * @param kode such as '64.07'
 * @returns null when there is no regency with that code
 */
export async function regionNames(kode: string): Promise<Region | null> {
  const regency = (await getRegencies()).find(({ code }) => code === kode);
  if (!regency) return null;
  const [districts, villages] = await Promise.all([getDistricts(), getVillages()]);
  const ours = villages.filter(({ district_code }) => district_code.startsWith(`${kode}.`));
  return {
    kode,
    nama: regency.name.replace(/^(Kabupaten|Kota)( Administrasi)? /, ''),
    kecamatan: districts
      .filter(({ regency_code }) => regency_code === kode)
      .map(({ code, name }) => ({
        kode: code,
        nama: name,
        desa: ours.filter((v) => v.district_code === code).map((v) => ({ kode: v.code, nama: v.name })),
      })),
  };
}
