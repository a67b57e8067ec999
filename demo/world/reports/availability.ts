import { insertAll } from '../../../server/db/insert-all.ts';
import type { NewRow } from '../../../server/db/schema.ts';
import { type Random, randomFor } from '../../random.ts';
import type { PanganSeed } from '../catalogue/acuan.ts';
import { PENDUDUK_ACUAN } from '../kecamatan-facts.ts';
import type { Place } from '../places.ts';
import type { Seeding, StoredSpan } from '../seeding.ts';
import { feastDemand } from '../time/seasons.ts';

export interface StockedPangan extends PanganSeed {
  id: number;
  /** The mean retail price in a sub-district, by week. */
  hargaDi: (place: number, week: number) => number;
}

const oneDigit = (tons: number) => Math.round(tons * 10) / 10;

/** Tons that a week's meals take. */
const need = ({ kebutuhanTonPerBulan }: PanganSeed, { penduduk }: Place, day: number): number =>
  (((kebutuhanTonPerBulan * 12) / 52) * penduduk * (1 + feastDemand(day))) / PENDUDUK_ACUAN;

/**
 * How far the supply goes, week by week, as a share of the need. It is brought up the river, so it stays near balance;
 * far places and weeks between two boats fall short, less so of what grows there.
 */
function supply(place: Place, { swasembada }: PanganSeed, weeks: number, random: Random): number[] {
  const usual = 1.03 - place.jauh * 0.9 * (1 - swasembada) + 0.05 * swasembada + random.between(-0.05, 0.07);
  let drift = random.between(-0.06, 0.06);
  return Array.from({ length: weeks }, () => {
    drift = drift * 0.75 + random.between(-0.07, 0.07);
    const isBoatLate = random.chance(0.03);
    return Math.min(1.45, Math.max(0.6, usual + drift - (isBoatLate ? random.between(0.08, 0.2) : 0)));
  });
}

/** A year of weekly balances: every food in every sub-district. */
export async function seedAvailability(
  { db, clock, places, accounts }: Seeding,
  weeks: readonly StoredSpan[],
  pangan: readonly StockedPangan[],
): Promise<number> {
  const supplies = places.map((place) =>
    pangan.map((food) => supply(place, food, weeks.length, randomFor('pasokan', place.nama, food.nama))),
  );
  const rows: NewRow<'ketersediaan_pangan'>[] = [];
  for (const [at, week] of weeks.entries()) {
    for (const [index, place] of places.entries()) {
      for (const [nth, food] of pangan.entries()) {
        const tons = need(food, place, week.mulai);
        const random = randomFor('neraca', place.nama, food.nama, week.nama);
        rows.push({
          kecamatan_id: place.id,
          pangan_id: food.id,
          periode_ketersediaan_pangan_id: week.id,
          user_id: accounts.petugasDi(place.id),
          harga_rata_rata: food.hargaDi(index, at),
          kebutuhan: Math.max(0.1, oneDigit(tons)),
          // Goods come in sacks and crates: where little is needed, one more makes a surplus.
          ketersediaan: oneDigit(tons * (supplies[index]?.[nth]?.[at] ?? 1) + random.between(-0.04, 0.07)),
          ...clock(week.mulai, week.mulai + 3, random),
        });
      }
    }
  }
  await insertAll(db, 'ketersediaan_pangan', rows);
  return rows.length;
}
