import type { Cell } from '@/shared/spreadsheet';
import type { FileSpec } from '../column';
import type { FieldSource } from '../sources';
import { dayInPeriod } from '../time/title-time';
import { textOf } from '../title/title-lines';

/** One time of several columns: 'Bulan', 'Minggu' and 'Tahun'. */
export function timeCell(sources: readonly FieldSource[], cells: readonly Cell[], { periode }: FileSpec): Cell {
  const [only, more] = sources;
  const day = Number(cells[only?.column ?? -1]);
  const isDay =
    only && !more && /\b(tanggal|tgl)\b/i.test(only.title.text) && Number.isInteger(day) && day > 0 && day < 32;
  if (isDay && periode) return dayInPeriod(day, periode) ?? day;
  if (only && !more) return cells[only.column] ?? null;
  const texts = sources.map(({ title, column }) => {
    const text = textOf(cells[column]);
    const isPlain = /^(\d{1,2}|[ivx]+)$/i.test(text);
    return text !== '' && isPlain && /\b(minggu|pekan|bulan)\b/i.test(title.text) ? `${title.text} ${text}` : text;
  });
  return texts.filter(Boolean).join(' ');
}
