import { findKerja } from '../../server/skpg/kerja.ts';
import { simpanTerbitan } from '../../server/skpg/terbitkan.ts';
import { randomFor, whole } from '../random.ts';
import type { Seeding } from './seeding.ts';
import { instantAt, monthOf, monthsUntil, yearOf } from './time/calendar.ts';

/** Of how many months the report may be out. */
const MONTHS = 3;

/** Days after the end of a month until its report is out: the last weighings must be in. */
const [SOONEST, LATEST] = [5, 9];

/** The office has published the months that ended last; the newest only once it has had the days for it. */
export async function seedTerbitanSkpg({ db, day, accounts }: Seeding): Promise<number> {
  let published = 0;
  for (const { nama, mulai, selesai } of monthsUntil(day, MONTHS + 1).slice(0, MONTHS)) {
    const random = randomFor('terbitan skpg', nama);
    const on = workday(selesai + whole(random, SOONEST, LATEST));
    if (on >= day) continue;
    const now = new Date(instantAt(on, random.between(9, 15)));
    const bulan = { tahun: yearOf(mulai), bulan: monthOf(mulai) + 1 };
    const kerja = await findKerja({ db, now: () => now }, { bulan, skema: 'permentan' });
    await simpanTerbitan(db, kerja, { catatan: '', user_id: accounts.admin, now });
    published += 1;
  }
  return published;
}

/** The day itself, or the Monday after it. Day 0 was a Thursday. */
function workday(day: number): number {
  const weekday = (day + 3) % 7;
  return weekday < 5 ? day : day + 7 - weekday;
}
