import { type KomoditiTanam, komoditiTanam } from '#contract/limits.ts';
import { insertAll } from '../../../server/db/insert-all.ts';
import type { NewRow } from '../../../server/db/schema.ts';
import { randomFor } from '../../random.ts';
import { type Place, type Village, villagesReporting } from '../places.ts';
import type { Seeding, StoredSpan } from '../seeding.ts';
import { monthOf } from '../time/calendar.ts';
import { plantingShares } from '../time/seasons.ts';

/** Hectares that a village plants in a year: less than a tenth of the regency's rice is its own (fakta.md 3). */
const perYear: Record<KomoditiTanam, number> = { padi: 7.5, jagung: 5, 'ubi kayu': 3, 'ubi jalar': 1.6 };

/** Droughts of August and September, floods of the rainy months. */
const lossChance = (month: number) => ([7, 8, 11, 0, 1].includes(month) ? 0.16 : 0.05);

function planted(place: Place, village: Village, month: StoredSpan, komoditi: KomoditiTanam) {
  const key = `${place.nama} ${village.nama}`;
  const fields = randomFor('ladang', key, komoditi).between(0.35, 2.1) * (village.isKelurahan ? 0.5 : 1);
  const random = randomFor('tanam', key, komoditi, month.nama);
  const shares = plantingShares[komoditi];
  const share = (shares[monthOf(month.mulai)] ?? 0) / shares.reduce((sum, value) => sum + value, 0);
  // A whole number that keeps the mean: 0.4 hectares are 1 in four months out of ten.
  const luas_tanam = Math.floor(perYear[komoditi] * fields * share * random.between(0.6, 1.4) + random.between(0, 1));
  const isLost = luas_tanam > 0 && random.chance(lossChance(monthOf(month.mulai)));
  return { luas_tanam, luas_puso: isLost ? Math.ceil(luas_tanam * random.between(0.05, 0.6)) : 0 };
}

/** Monthly planting, village by village and crop by crop. */
export async function seedPlanting(seeding: Seeding, months: readonly StoredSpan[]): Promise<number> {
  const { db, day, clock, places, accounts } = seeding;
  const rows: NewRow<'luas_tanam'>[] = [];
  for (const month of months) {
    for (const place of places) {
      for (const village of villagesReporting(place, month, month.selesai >= day, 'luas tanam')) {
        for (const komoditi of komoditiTanam) {
          rows.push({
            periode_luas_tanam_id: month.id,
            komoditi,
            kecamatan_id: place.id,
            kelurahan_id: village.id,
            user_id: accounts.petugasDi(place.id),
            ...planted(place, village, month, komoditi),
            ...clock(
              month.mulai + 2,
              month.selesai,
              randomFor('ditanam', place.nama, village.nama, komoditi, month.nama),
            ),
          });
        }
      }
    }
  }
  await insertAll(db, 'luas_tanam', rows);
  return rows.length;
}
