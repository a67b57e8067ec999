import { listText, type Question, shortText, spelling } from '@/shared/office-file';
import type { Column } from '../columns';
import type { Judged } from '../judged';
import { groupsOf, type TwinGroup } from './groups';
import { rowName } from './part-names';

/** The answer's key: several rows of one subject are the mean, the sum, the first of them, or the one of a label. */
export const TWINS = 'gabung';
/** 'bagian' is the sum without rows that may be sums themselves. */
export type TwinWay = 'rata-rata' | 'jumlah' | 'bagian' | 'pertama' | `baris/${string}`;

export const labelWay = (label: string): TwinWay => `baris/${spelling(label)}`;

/** More labels are listed with their rows only. */
const MOST_LABELS = 6;

/** Asks once per file about several rows of one subject: posyandu of a village, markets of a commodity. */
export function twinQuestion(
  rows: readonly Judged[],
  columns: readonly Column[],
  likely: TwinWay | undefined,
): Question[] {
  const groups = likely === undefined ? [] : groupsOf(rows, columns).filter(({ isComplement }) => !isComplement);
  const [first] = groups;
  if (!first || likely === undefined) return [];
  const nama = first.rows[0]?.nama;
  const kinds = [...new Map(groups.flatMap((group) => group.kinds).map((kind) => [labelWay(kind), kind]))];
  const suspects = groups.flatMap(({ suspect }) => suspect ?? []);
  const suspectRows = `baris ${listText(suspects.map(({ raw }) => String(raw.at)))}`;
  const options = [
    ...kinds.slice(0, MOST_LABELS).map(([value, kind]) => ({ value, label: `Ambil baris “${shortText(kind)}” saja` })),
    { value: 'rata-rata', label: 'Ambil rata-ratanya' },
    ...(suspects.length > 0
      ? [{ value: 'bagian', label: `Jumlahkan tanpa ${suspectRows}, yang sama dengan jumlah baris lainnya` }]
      : []),
    // A sum of prices means nothing.
    ...(likely === 'rata-rata'
      ? []
      : [{ value: 'jumlah', label: suspects.length > 0 ? 'Jumlahkan semua baris' : 'Jumlahkan' }]),
    { value: 'pertama', label: 'Ambil baris pertamanya saja' },
  ];
  return [
    {
      ...{ id: TWINS, group: 'berkas', options, detail: groups.slice(0, 8).map(detailOf) },
      ...(groups.every(({ isPlain }) => isPlain) && { proposal: likely }),
      text: `${groups.length === 1 ? (nama ?? 'Satu data') : `${groups.length} data`} ditulis di beberapa baris. Bagaimana angkanya diambil?`,
    },
  ];
}

function detailOf({ rows, parts, totals }: TwinGroup): string {
  const total = totals.length > 0 ? `; ${listText(totals.map(rowName), 3)} tidak ikut dihitung` : '';
  return `${rows[0]?.nama ?? ''}: ${listText(parts.map(rowName), 4)}${total}`;
}
