import { grouped } from '@/shared/lib/format';
import { type CurveSeries, extremes } from './geometry';

/** Where nothing was reported. */
const UNREPORTED = 'tidak dilaporkan';

interface Naming {
  labels: readonly string[];
  format: (value: number) => string;
}

/** What a curve shows at one point: '9 – 15 Nov 2026. Eceran Rp 14.500, grosir tidak dilaporkan'. */
export function pointSaid(series: readonly CurveSeries[], index: number, { labels, format }: Naming): string {
  const parts = series.map(({ nama, values }) => `${nama} ${valueSaid(values[index], format)}`);
  return `${labels[index] ?? ''}. ${parts.join(', ')}`;
}

export const valueSaid = (value: number | null | undefined, format: Naming['format']): string =>
  value === null || value === undefined ? UNREPORTED : format(value);

/** Says what a curve leaves out; a blank where it leaves out nothing. */
export const undatedSaid = (count: number): string =>
  count > 0 ? `${grouped(count)} periode tanpa tanggal tidak ikut digambar.` : '';

/** The whole curve in words, for who does not see it: where each line ends, its lowest and its highest value, its gaps. */
export function curveSaid(series: readonly CurveSeries[], { labels, format }: Naming): string {
  return series.map((one) => lineSaid(one, { labels, format })).join(' ');
}

function lineSaid({ nama, values }: CurveSeries, { labels, format }: Naming): string {
  const ends = extremes(values);
  if (!ends) return `${nama}: ${UNREPORTED}.`;
  const at = (index: number) => `${valueSaid(values[index], format)} (${labels[index]})`;
  const last = values.findLastIndex((value) => value !== null);
  const missing = values.filter((value) => value === null).length;
  const gaps = missing > 0 ? ` Pada ${missing} dari ${values.length} titik ${UNREPORTED}.` : '';
  return `${nama}: terakhir ${at(last)}, terendah ${at(ends.low)}, tertinggi ${at(ends.high)}.${gaps}`;
}
