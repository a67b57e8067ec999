import type { Place, Village } from '../places.ts';
import { randomFor, shuffled } from '../random-for.ts';
import type { Span } from '../time/calendar.ts';

const GAP = 0.03;

/** The villages of which a month's report is there: of the newest month a part is still to come. */
export function villagesReporting(place: Place, month: Span, isNewest: boolean, subject: string): Village[] {
  if (isNewest) {
    const arrived = Math.ceil(place.desa.length * randomFor(subject, place.nama, month.nama).between(0.45, 0.75));
    return shuffled(place.desa, `${subject} ${place.nama}`).slice(0, arrived);
  }
  return place.desa.filter(({ nama }) => !randomFor(subject, place.nama, nama, month.nama).chance(GAP));
}
