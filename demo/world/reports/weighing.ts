import { insertAll } from '../../../server/db/insert-all.ts';
import type { NewRow } from '../../../server/db/schema.ts';
import { randomFor, whole } from '../../random.ts';
import { type Place, type Village, villagesReporting } from '../places.ts';
import type { Seeding, StoredSpan } from '../seeding.ts';
import { monthOf } from '../time/calendar.ts';

/** Every second February and August children get vitamin A at the weighing: more of them come. */
const isVitaminMonth = (day: number) => [1, 7].includes(monthOf(day));

/** A case of severe malnutrition stays for some months; most villages have none (fakta.md 2). */
function severeCases(village: string, month: number): number {
  const random = randomFor('gizi buruk', village);
  if (!random.chance(0.38)) return 0;
  const count = random.chance(0.25) ? 2 : 1;
  const first = whole(random, -4, 9);
  return month >= first && month < first + whole(random, 3, 9) ? count : 0;
}

function weighed(place: Place, village: Village, month: StoredSpan, at: number) {
  const key = `${place.nama} ${village.nama}`;
  const habit = randomFor('posyandu', key);
  const random = randomFor('timbang', key, month.nama);
  const balita = Math.max(6, place.balita * village.bagian);
  const comes = habit.between(0.48, 0.7) + random.between(-0.03, 0.03) + (isVitaminMonth(month.mulai) ? 0.04 : 0);
  const jumlah_balita = Math.round(balita * comes);
  const without = Math.round(jumlah_balita * random.between(0.03, 0.08));
  const gains = habit.between(0.65, 0.84) + random.between(-0.04, 0.04);
  const berat_badan_naik = Math.min(Math.round(jumlah_balita * gains), jumlah_balita - without);
  const kasus_gizi_buruk = severeCases(key, at);
  const belowRedLine = Math.round(
    jumlah_balita * Math.max(0.01, habit.between(0.01, 0.055) + random.between(-0.01, 0.01)),
  );
  return {
    jumlah_balita,
    berat_badan_naik,
    berat_badan_tidak_naik: jumlah_balita - without - berat_badan_naik,
    dibawah_garis_merah: Math.max(belowRedLine, kasus_gizi_buruk),
    kasus_gizi_buruk,
  };
}

/** A year of monthly weighings, village by village. */
export async function seedWeighing(seeding: Seeding, months: readonly StoredSpan[]): Promise<number> {
  const { db, clock, places, accounts } = seeding;
  const rows: NewRow<'timbang_balita'>[] = [];
  for (const [at, month] of months.entries()) {
    for (const place of places) {
      for (const village of villagesReporting(place, month, at === months.length - 1, 'timbang balita')) {
        rows.push({
          periode_timbang_balita_id: month.id,
          kecamatan_id: place.id,
          kelurahan_id: village.id,
          user_id: accounts.petugasDi(place.id),
          ...weighed(place, village, month, at),
          ...clock(month.mulai + 5, month.selesai, randomFor('ditimbang', place.nama, village.nama, month.nama)),
        });
      }
    }
  }
  await insertAll(db, 'timbang_balita', rows);
  return rows.length;
}
