import type { JenisPeriode } from '../../limits.ts';
import { dayOf, irama, periodeOfDay } from './kalender.ts';
import type { PeriodeBertanggal } from './kini.ts';

interface Span {
  mulai: number;
  selesai: number;
}

/** The days of a period, from 1 January 1970; without an end it lasts its week or month. */
function spanOf(jenis: JenisPeriode, { tanggal_mulai, tanggal_selesai }: PeriodeBertanggal): Span | null {
  if (tanggal_mulai === null) return null;
  const mulai = dayOf(tanggal_mulai);
  return { mulai, selesai: tanggal_selesai === null ? periodeOfDay(jenis, mulai).selesai : dayOf(tanggal_selesai) };
}

const isOneDay = ({ mulai, selesai }: Span): boolean => mulai === selesai;

function shareDays(jenis: JenisPeriode, first: Span, second: Span): boolean {
  if (first.selesai < second.mulai || second.selesai < first.mulai) return false;
  return irama[jenis] === 'bulan' || isOneDay(first) === isOneDay(second);
}

/**
 * True where two periods of one report share days, so that figures would count twice. A market of one day may lie within
 * a week; no period may lie within a month of villages' reports.
 */
export function overlaps(jenis: JenisPeriode, one: PeriodeBertanggal, other: PeriodeBertanggal): boolean {
  const [first, second] = [spanOf(jenis, one), spanOf(jenis, other)];
  return first !== null && second !== null && shareDays(jenis, first, second);
}

/** The pairs of periods that overlap, each with the earlier one first. */
export function overlappingPairs<Periode extends PeriodeBertanggal>(
  jenis: JenisPeriode,
  periodes: readonly Periode[],
): [Periode, Periode][] {
  const spans = periodes
    .flatMap((periode) => {
      const span = spanOf(jenis, periode);
      return span ? [{ periode, span }] : [];
    })
    .toSorted((one, other) => one.span.mulai - other.span.mulai);
  const pairs: [Periode, Periode][] = [];
  for (const [at, { periode, span }] of spans.entries()) {
    for (let next = at + 1; next < spans.length; next += 1) {
      const other = spans[next];
      // All further ones begin later still.
      if (!other || other.span.mulai > span.selesai) break;
      if (shareDays(jenis, span, other.span)) pairs.push([periode, other.periode]);
    }
  }
  return pairs;
}
