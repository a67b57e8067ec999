import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { type OpenPeriod, timeText } from './period-of';
import { readTime, type WrittenTime } from './written-time';

const DAYS = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'ahad'];

/** The day of that name on or after a period's first one. */
function dayOfWeek(from: string, day: number): WrittenTime {
  const start = new Date(`${from}T00:00:00Z`);
  start.setUTCDate(start.getUTCDate() + ((day - ((start.getUTCDay() + 6) % 7) + 7) % 7));
  const written = { hari: start.getUTCDate(), bulan: start.getUTCMonth() + 1, tahun: start.getUTCFullYear() };
  return { hari: [written, written] };
}

/** The day of a period with that number, or of the month that its title names. */
function dayOfMonth(hari: number, month: WrittenTime | null | undefined, from: string, to: string): WrittenTime {
  const [tahun, bulan] = (hari >= Number(from.slice(8)) ? from : to).split('-').map(Number);
  const day = { hari, bulan: month?.bulan ?? bulan ?? 1, tahun: month?.tahun ?? tahun };
  return { hari: [day, day] };
}

/** '(16/11)' and '2025' say a time in a title, where a text of their own may be anything else. */
export function titleTime(
  part: string,
  { tanggal_mulai, tanggal_selesai }: OpenPeriod,
  parts: readonly string[],
): WrittenTime | null {
  const month = parts
    .map((other) => readTime(other))
    .find((time) => time?.bulan !== undefined && time.minggu === undefined);
  const weekInBrackets = /\((I{1,3}|IV|V)\)$/.exec(part)?.[1];
  if (weekInBrackets !== undefined) return { ...month, ...readTime(weekInBrackets, true) };
  const isWeek =
    /^(?:ke)?[ -]*(?:[1-5]|i{1,3}|iv|v)$/i.test(part) &&
    (month || parts.some((other) => /\b(minggu|pekan|mgg)\b[ .]*(ke)?[ .-]*$/i.test(other)));
  if (isWeek) return { ...month, ...readTime(part, true) };
  const isDay =
    tanggal_mulai !== null && /^\d{1,2}$/.test(part) && parts.some((other) => /\b(tanggal|tgl)\b[. ]*$/i.test(other));
  if (isDay) return dayOfMonth(Number(part), month, tanggal_mulai, tanggal_selesai ?? tanggal_mulai);
  const time = readTime(part);
  // 'November' above 'III' says no more than its week does.
  if (time) return time;
  const name = DAYS.indexOf(
    typedText(part)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
  );
  if (name >= 0 && tanggal_mulai !== null) return dayOfWeek(tanggal_mulai, name);
  const year = /^\D*(20\d\d)$/.exec(part)?.[1];
  if (year !== undefined) return { tahun: Number(year) };
  const [, hari, bulan] =
    /(?<![\d/.])(\d{1,2})[/.-](\d{1,2})(?![\d/.-]\d|\d| ?(?:bln|bulan|th|thn|tahun|hari|hr|kg|gr|gram|ons|liter|lt|ha)\b)/i.exec(
      part,
    ) ?? [];
  const day = { hari: Number(hari), bulan: Number(bulan) };
  return day.bulan >= 1 && day.bulan <= 12 && day.hari >= 1 && day.hari <= 31 ? { hari: [day, day] } : null;
}

/** A title's words beside its time: 'Harga' of 'Harga Minggu IV November 2026'. */
export function withoutTime(part: string): string {
  const words = typedText(part).split(' ');
  const remainder = words.filter(
    (word) => /^\p{L}{3,}$/u.test(word) && readTime(word) === null && !TIME_WORDS.test(word),
  );
  return remainder.join(' ');
}
const TIME_WORDS =
  /^(senin|selasa|rabu|kamis|jumat|sabtu|ahad|minggu|mgg|pekan|bulan|bln|tanggal|tgl|tahun|periode|ke|keempat|kesatu|kedua|ketiga|kelima|iii|vii)$/i;

/** A bare day's number as a date of the open period: '25' in the last week of November is 25 November. */
export function dayInPeriod(hari: number, { tanggal_mulai, tanggal_selesai }: OpenPeriod): string | undefined {
  if (tanggal_mulai === null) return undefined;
  return timeText(dayOfMonth(hari, undefined, tanggal_mulai, tanggal_selesai ?? tanggal_mulai));
}
