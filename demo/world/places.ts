import type { Db } from '../../server/ports.ts';
import { randomFor, shuffled } from '../random.ts';
import { type KecamatanFacts, kecamatanFacts } from './kecamatan-facts.ts';
import type { Span } from './time/calendar.ts';

export interface Village {
  id: number;
  nama: string;
  isKelurahan: boolean;
  /** Its part of the sub-district's people; all parts make 1. */
  bagian: number;
}

export interface Place extends KecamatanFacts {
  id: number;
  nama: string;
  desa: Village[];
}

/** The ministry numbers kelurahan from 1001 and villages from 2001. */
const isKelurahan = (kode: string) => /\.1\d{3}$/.test(kode);

/** The region of the database, with what the demo knows or assumes of it. */
export async function placesOf(db: Db): Promise<Place[]> {
  const kecamatan = await db.selectFrom('kecamatan').select(['id', 'kode', 'nama_kecamatan']).orderBy('id').execute();
  const desa = await db
    .selectFrom('desa_kelurahan')
    .select(['id', 'kode', 'kecamatan_id', 'nama_desa_kelurahan'])
    .orderBy('id')
    .execute();
  return kecamatan.map(({ id, kode, nama_kecamatan }) => {
    const own = desa
      .filter((d) => d.kecamatan_id === id)
      .map((d) => ({ ...d, kode: d.kode ?? d.nama_desa_kelurahan }))
      .map((d) => ({ ...d, bobot: randomFor('desa', d.kode).between(0.6, 1.4) * (isKelurahan(d.kode) ? 3 : 1) }));
    const semua = own.reduce((sum, { bobot }) => sum + bobot, 0);
    return {
      id,
      nama: nama_kecamatan,
      ...kecamatanFacts(kode ?? nama_kecamatan, own.length),
      desa: own.map((d) => ({
        id: d.id,
        nama: d.nama_desa_kelurahan,
        isKelurahan: isKelurahan(d.kode),
        bagian: d.bobot / semua,
      })),
    };
  });
}

/** The share of reports that never come. */
const MISSING = 0.03;

/** The villages of which a month's report is there: of the newest month a part is still to come. */
export function villagesReporting(place: Place, month: Span, isNewest: boolean, subject: string): Village[] {
  if (isNewest) {
    const arrived = Math.ceil(place.desa.length * randomFor(subject, place.nama, month.nama).between(0.45, 0.75));
    return shuffled(place.desa, `${subject} ${place.nama}`).slice(0, arrived);
  }
  return place.desa.filter(({ nama }) => !randomFor(subject, place.nama, nama, month.nama).chance(MISSING));
}
