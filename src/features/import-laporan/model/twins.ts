import { spoken } from '@/shared/lib/figures';
import {
  type Answers,
  listText,
  type Question,
  type RawRow,
  type Repairs,
  repairAt,
  textOf,
} from '@/shared/office-file';
import type { Column } from './columns';
import type { Judged } from './judged';

/** The answer's key: several rows of one subject are the mean, the sum, or the first of them. */
const TWINS = 'gabung';
export type TwinWay = 'rata-rata' | 'jumlah' | 'pertama';

const groupsOf = (rows: readonly Judged[]): Judged[][] => {
  const groups = new Map<string, Judged[]>();
  for (const row of rows) {
    if (row.key === undefined) continue;
    groups.set(row.key, [...(groups.get(row.key) ?? []), row]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
};

const called = ({ raw }: Judged): string => [raw.label, `baris ${raw.at}`].filter(Boolean).join(', ');

/** Asks once per file about several rows of one subject: posyandu of a village, markets of a commodity. */
export function twinQuestion(rows: readonly Judged[], proposal: TwinWay | undefined): Question[] {
  const groups = proposal === undefined ? [] : groupsOf(rows);
  const [first] = groups;
  if (!first || proposal === undefined) return [];
  const options = [
    { value: 'rata-rata', label: 'Ambil rata-ratanya' },
    // A sum of prices means nothing.
    ...(proposal === 'rata-rata' ? [] : [{ value: 'jumlah', label: 'Jumlahkan' }]),
    { value: 'pertama', label: 'Ambil baris pertamanya saja' },
  ];
  const detail = groups.slice(0, 8).map((group) => `${group[0]?.nama ?? ''}: ${listText(group.map(called), 4)}`);
  return [
    {
      ...{ id: TWINS, group: 'berkas', options, detail, proposal },
      text: `${groups.length === 1 ? (first[0]?.nama ?? 'Satu data') : `${groups.length} data`} ditulis di beberapa baris. Bagaimana angkanya diambil?`,
    },
  ];
}

/** Makes one row of several about the same; all of them wait while one of them has to be repaired. */
export function withoutTwins(
  rows: readonly Judged[],
  columns: readonly Column[],
  answers: Answers,
  judgeRow: (raw: RawRow) => Judged | null,
  repairs: Repairs = {},
): Judged[] {
  const way = answers[TWINS] as TwinWay | undefined;
  const groups = new Map(groupsOf(rows).flatMap((group) => group.map((row) => [row, group] as const)));
  return rows.flatMap((row): Judged | Judged[] => {
    const group = groups.get(row);
    if (!group) return row;
    if (way === undefined) return group.every(({ kind }) => kind === 'sama') ? row : twinOf(row, group);
    if (way === 'pertama') {
      const first = group.find(({ kind }) => kind !== 'tolak');
      return row === first || row.kind === 'tolak' ? row : asRefused(row, `Sudah ada di baris ${first?.raw.at}.`);
    }
    const [first] = group;
    const odd = group.find(isUnread);
    if (odd) return row.kind === 'tolak' ? row : asRefused(row, `Menunggu baris ${odd.raw.at} diperbaiki.`);
    if (row !== first) return [];
    return judgeRow(combineRows(group, columns, way, repairs)) ?? [];
  });
}

/** A row with an unreadable figure; a missing one takes nothing from a mean. */
const isUnread = ({ raw, reasons, values }: Judged): boolean =>
  Object.keys(reasons).some((name) => values[name] === undefined && textOf(raw.cells[name]) !== '');

/** Refuses all rows of a group until it is answered which one counts. */
function twinOf(row: Judged, group: readonly Judged[]): Judged {
  const others = group.filter((one) => one !== row).map(({ raw }) => String(raw.at));
  const says = `Sama dengan baris ${listText(others)}. Kosongkan atau ubah nama salah satunya.`;
  return { ...row, kind: 'tolak', write: null, reasons: { ...row.reasons, '': says } };
}

const asRefused = (row: Judged, says: string): Judged => ({
  ...row,
  kind: 'tolak',
  write: null,
  reasons: { '': says },
});

/** The mean or sum of a group, with its parts. A sum of prices means nothing: they are averaged in any case. */
function combineRows(group: readonly Judged[], columns: readonly Column[], way: TwinWay, repairs: Repairs): RawRow {
  const first = group[0] as Judged;
  const cells = { ...first.raw.cells };
  const fileTexts = { ...first.raw.fileTexts };
  for (const { name, figure, unit } of columns) {
    if (
      !figure ||
      group.every(({ raw }) => raw.cells[name] === undefined) ||
      repairs[repairAt(first.raw.id, name)] !== undefined
    )
      continue;
    const values = group.flatMap(({ values }) => (Number.isFinite(values[name]) ? Number(values[name]) : []));
    if (values.length === 0) continue;
    const isMean = way === 'rata-rata' || /^rp/i.test(unit ?? '');
    const sum = values.reduce((total, value) => total + value, 0);
    const mean = figure === 'whole' ? Math.round(sum / values.length) : sum / values.length;
    cells[name] = Number((isMean ? mean : sum).toPrecision(12));
    const parts = group
      .filter((row) => Number.isFinite(row.values[name]))
      .map((row) => `${row.raw.label ?? `baris ${row.raw.at}`} ${spoken(Number(row.values[name]))}`);
    fileTexts[name] = `${isMean ? 'rata-rata' : 'jumlah'} ${listText(parts, 5)}`;
  }
  for (const { column } of group.flatMap(({ names }) => names)) {
    fileTexts[column] = listText(
      group.flatMap(({ names }) => names.flatMap((name) => (name.column === column ? name.fileText : []))),
    );
  }
  return { ...first.raw, cells, fileTexts, marks: {}, questions: {} };
}
