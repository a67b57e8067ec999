import { insertAll } from '../../../server/db/insert-all.ts';
import type { NewRow } from '../../../server/db/schema.ts';
import { randomFor, shuffled } from '../../random.ts';
import type { Seeding, StoredSpan } from '../seeding.ts';
import type { PriceBook } from './price-book.ts';
import { wholesale } from './price-walk.ts';

export interface PricedKomoditi {
  id: number;
  nama: string;
  book: PriceBook;
}

const GAP = 0.03;
const SILENT_WEEK = 0.012;
const REGENCY_GAP = 0.015;
/** Prices that the demo's officer still has to enter in each of his sub-districts but the first. */
const LEFT_TO_ENTER = 3;

/** Whether somebody reported a price: a forgotten commodity here, a silent week there. */
function reports({ own }: Seeding, names: readonly string[]) {
  const left = own.map(({ nama }, rank) => (rank === 0 ? [] : shuffled(names, nama).slice(0, LEFT_TO_ENTER)));
  return (place: { id: number; nama: string }, nama: string, week: { nama: string; isNewest: boolean }): boolean => {
    const rank = own.findIndex(({ id }) => id === place.id);
    if (rank >= 0 && week.isNewest) return !left[rank]?.includes(nama);
    if (rank < 0 && !week.isNewest && randomFor('diam', place.nama, week.nama).chance(SILENT_WEEK)) return false;
    return !randomFor('kosong', place.nama, nama, week.nama).chance(GAP);
  };
}

/** A year of weekly prices: every sub-district's and the regency's. */
export async function seedPrices(
  seeding: Seeding,
  weeks: readonly StoredSpan[],
  komoditi: readonly PricedKomoditi[],
): Promise<number> {
  const { db, clock, places, accounts } = seeding;
  const names = komoditi.map(({ nama }) => nama);
  const isReported = reports(seeding, names);
  const kecamatan: NewRow<'harga_pangan'>[] = [];
  const kabupaten: NewRow<'harga_pangan_kutai_barat'>[] = [];

  for (const [at, { id: periode_harga_pangan_id, mulai, nama: minggu }] of weeks.entries()) {
    const week = { nama: minggu, isNewest: at === weeks.length - 1 };
    for (const { id: komoditi_id, nama, book } of komoditi) {
      const entry = (eceran: number, where: string) => ({
        komoditi_id,
        periode_harga_pangan_id,
        harga_eceran: eceran,
        harga_grosir: wholesale(eceran, randomFor('grosir', nama, where).between(0.056, 0.114)),
        ...clock(mulai, mulai + 3, randomFor('dicatat', minggu, nama, where)),
      });
      for (const [index, place] of places.entries()) {
        const eceran = book.kecamatan[index]?.[at];
        if (eceran === undefined || !isReported(place, nama, week)) continue;
        kecamatan.push({ ...entry(eceran, place.nama), kecamatan_id: place.id, user_id: accounts.petugasDi(place.id) });
      }
      const mean = book.kabupaten[at];
      const isForgotten = at < weeks.length - 2 && randomFor('kosong', nama, minggu).chance(REGENCY_GAP);
      if (mean === undefined || isForgotten) continue;
      kabupaten.push({ ...entry(mean, 'kabupaten'), user_id: accounts.petugas });
    }
  }
  await insertAll(db, 'harga_pangan', kecamatan);
  await insertAll(db, 'harga_pangan_kutai_barat', kabupaten);
  return kecamatan.length + kabupaten.length;
}
