import { type Answers, listText, type RawRow, type Repairs, textOf } from '@/shared/office-file';
import type { Column } from '../columns';
import type { Judged } from '../judged';
import { combinedRow } from './combined-row';
import { groupsOf, type TwinGroup } from './groups';
import { kindOf } from './part-names';
import { labelWay, TWINS, type TwinWay } from './question';

/** Makes one row of several about the same; all of them wait while one of them has to be repaired. */
export function withoutTwins(
  rows: readonly Judged[],
  columns: readonly Column[],
  answers: Answers,
  judgeRow: (raw: RawRow) => Judged | null,
  repairs: Repairs = {},
): Judged[] {
  const groups = new Map(groupsOf(rows, columns).flatMap((group) => group.rows.map((row) => [row, group] as const)));
  return rows.flatMap((row): Judged | Judged[] => {
    const group = groups.get(row);
    if (!group) return row;
    const way = group.isComplement ? 'rata-rata' : (answers[TWINS] as TwinWay | undefined);
    if (way === undefined) return group.rows.every(({ kind }) => kind === 'sama') ? row : twinOf(row, group.rows);
    if (way === 'pertama' || way.startsWith('baris/')) return onlyOne(row, group, way);
    const parts = way === 'bagian' ? group.parts.filter((part) => part !== group.suspect) : group.parts;
    const odd = parts.find(isUnread);
    if (odd) return row.kind === 'tolak' ? row : asRefused(row, `Menunggu baris ${odd.raw.at} diperbaiki.`);
    if (row !== group.rows[0]) return [];
    return combinedRow({ ...group, parts }, columns, way, judgeRow, repairs) ?? [];
  });
}

/** Keeps the first row of a group, or the first one with the label that counts. */
function onlyOne(row: Judged, { rows }: TwinGroup, way: TwinWay): Judged {
  const isChosen = (one: Judged) => way === 'pertama' || labelWay(kindOf(one) ?? '') === way;
  const chosenRow = rows.find((one) => isChosen(one) && one.kind !== 'tolak') ?? rows.find(isChosen);
  if (!chosenRow) return twinOf(row, rows);
  if (row === chosenRow || row.kind === 'tolak') return row;
  const says =
    way === 'pertama' ? `Sudah ada di baris ${chosenRow.raw.at}.` : `Yang diambil baris ${chosenRow.raw.at}.`;
  return asRefused(row, says);
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
  doubts: {},
  reasons: { '': says },
});
