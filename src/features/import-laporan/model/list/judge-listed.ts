import { nameMatcher, unitOf } from '@/shared/lib/figures';
import { type RawRow, spelling, textOf } from '@/shared/office-file';
import { type Judged, joinDoubts, type Values } from '../judged';
import type { Judge } from '../source';
import { listFigures } from './list-figures';
import type { ListField, ListRow, OwnList } from './own-list';

/** Judges a file's rows by the list's; a row is found by its title alone, never by one that is only alike. */
export function judgeListed(list: OwnList): Judge {
  const byTitle = new Map<string, ListRow[]>();
  for (const row of list.rows) {
    const name = spelling(row.title);
    byTitle.set(name, [...(byTitle.get(name) ?? []), row]);
  }
  const titles = list.rows.map(({ title }) => title);
  const match = nameMatcher(titles);
  const likely = (called: string) => {
    const found = match(called);
    return found.is === 'one' ? titles[found.at] : undefined;
  };
  return (raw) => judge(list, byTitle, likely, raw);
}

function judge(
  list: OwnList,
  byTitle: ReadonlyMap<string, ListRow[]>,
  likely: (called: string) => string | undefined,
  raw: RawRow,
): Judged {
  const { title, fields, asNew, complaint } = list;
  const reasons: Record<string, string> = {};
  const refuse = (column: string, says: string) => {
    reasons[column] ??= says;
  };
  const called = textOf(raw.cells[title.name]);
  const known = byTitle.get(spelling(called)) ?? [];
  const given = valuesIn(fields, raw, known[0]?.values, refuse);
  const judged = {
    ...{ raw, key: spelling(called) || undefined, values: given.values, asks: given.asks },
    ...{ old: null, doubts: {}, names: [], write: null },
  };
  const refused = (column: string, says: string): Judged => {
    refuse(column, says);
    return { ...judged, kind: 'tolak', reasons };
  };
  if (!called) return refused(title.name, `${title.header} belum diisi.`);
  const stands = known.find(({ values }) => isEqual(given.values, values));
  // Products may be called alike: a file that leaves them as they are changes none.
  if (stands && Object.keys(reasons).length === 0) {
    return { ...judged, old: stands.values, kind: 'sama', reasons, ...(known.length > 1 && { key: undefined }) };
  }
  const [row, twin] = known;
  if (twin) return refused(title.name, `Ada dua ${list.names[1]} bernama ${called}. Ubah lewat Edit.`);
  if (!row) {
    const alike = likely(called);
    if (alike) refuse(title.name, `Maksudnya ${alike}?`);
    return { ...judged, kind: 'foto', reasons: { ...reasons, '': asNew.says } };
  }
  const values = { ...row.values, ...given.values };
  const [says, field] = complaint(values) ?? [];
  if (says !== undefined) refuse(field ?? '', says);
  const found = { ...judged, old: row.values, doubts: unitDoubts(fields, given.values, row.values) };
  if (Object.keys(reasons).length > 0) return { ...found, kind: 'tolak', reasons };
  if (row.refused) return { ...found, kind: 'tolak', reasons: { '': row.refused } };
  const doubts = joinDoubts(found.doubts, list.doubts?.(values, row.values) ?? {});
  return { ...found, kind: 'ubah', reasons, doubts, write: () => row.change(values) };
}

/** Spreadsheets write line ends in their own way. */
const plainText = (value: string): string => value.replace(/\r\n?/g, '\n').trim();

const isSame = (one: string | number | undefined, other: string | number | undefined): boolean =>
  plainText(String(one)) === plainText(String(other));

const isEqual = (given: Values, stands: Values): boolean =>
  Object.entries(given).every(([name, value]) => isSame(value, stands[name]));

type Refuse = (column: string, says: string) => void;

/** Asks about a unit that is not the stored one: all figures of the row mean something else by it. */
function unitDoubts(fields: readonly ListField[], given: Values, stored: Values): Record<string, string> {
  const units = new Set(fields.flatMap(({ unitFrom }) => unitFrom ?? []));
  return Object.fromEntries(
    [...units].flatMap((name) => {
      const [said, own] = [given[name], stored[name]];
      if (said === undefined || own === undefined || own === '' || said === own) return [];
      return [[name, `Satuan di berkas ${said}, di daftar ${own}. Benar satuannya?`]];
    }),
  );
}

/** What a row says of the fields; a column that the file has not changes nothing, nor does a choice left blank. */
function valuesIn(fields: readonly ListField[], raw: RawRow, stored: Values | undefined, refuse: Refuse) {
  const { figures, asks } = listFigures(fields, raw, stored, refuse);
  const values: Record<string, string | number> = { ...figures };
  for (const { name, figure, oneOf, header } of fields) {
    const cell = raw.cells[name];
    if (cell === undefined || name in values) continue;
    // Line ends of a text are its own.
    const text = plainText(typeof cell === 'string' ? cell : textOf(cell));
    if (oneOf && text === '') continue;
    const meant = oneOf?.find((names) => names.some((known) => spelling(known) === spelling(unitOf(text))));
    if (oneOf && !meant) refuse(name, `${header}: pilih ${oneOf.map(([, label]) => label).join(', ')}.`);
    if (figure) values[name] = '';
    else values[name] = meant ? meant[0] : text;
  }
  return { values, asks };
}
