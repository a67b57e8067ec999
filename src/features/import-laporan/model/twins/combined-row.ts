import { spoken } from '@/shared/lib/figures';
import { listText, type RawRow, type Repairs, repairedRow } from '@/shared/office-file';
import type { Column } from '../columns';
import { type Judged, joinDoubts } from '../judged';
import type { TwinGroup } from './groups';
import { figureOf, isMeanRow, isPriceUnit, sumOf } from './part-names';
import type { TwinWay } from './question';

/** Judges the mean or sum of a group, with its parts. A sum of prices means nothing: they are averaged in any case. */
export function combinedRow(
  group: TwinGroup,
  columns: readonly Column[],
  way: TwinWay,
  judgeRow: (raw: RawRow) => Judged | null,
  repairs: Repairs,
): Judged | null {
  const raw = combinedRaw(group, columns, way);
  const names = columns.map(({ name }) => name);
  const row = raw && judgeRow(repairedRow(raw, names, repairs));
  return row && { ...row, doubts: joinDoubts(row.doubts, priceDoubts(group, columns, row.doubts)) };
}

function combinedRaw({ rows, parts, totals }: TwinGroup, columns: readonly Column[], way: TwinWay): RawRow | null {
  const [first] = parts;
  if (!first) return null;
  const cells = { ...first.raw.cells };
  const fileTexts = { ...first.raw.fileTexts };
  const questions: Record<string, RawRow['questions'][string]> = {};
  for (const { name, figure, unit } of columns) {
    const values = parts.flatMap((row) => figureOf(row, name) ?? []);
    if (!figure || rows.every(({ raw }) => raw.cells[name] === undefined) || values.length === 0) continue;
    // One row has the figure: it is its own mean.
    if (values.length === 1 && way === 'rata-rata' && totals.length === 0) {
      const source = parts.find((row) => figureOf(row, name) !== undefined)?.raw;
      cells[name] = source?.cells[name] ?? null;
      const fileText = source?.fileTexts[name];
      if (fileText !== undefined) fileTexts[name] = fileText;
      continue;
    }
    const isMean = way === 'rata-rata' || isPriceUnit(unit);
    const sum = sumOf(parts, name);
    const mean = figure === 'whole' ? Math.round(sum / values.length) : sum / values.length;
    cells[name] = Number((isMean ? mean : sum).toPrecision(12));
    const partTexts = parts
      .filter((row) => figureOf(row, name) !== undefined)
      .map((row) => `${row.raw.label || `baris ${row.raw.at}`} ${spoken(Number(row.values[name]))}`);
    const totalRows = totals.map(({ raw }) => String(raw.at));
    const besides =
      totals.length > 0
        ? `, tanpa baris ${listText(totalRows)} yang sudah ${totals.every(isMeanRow) ? 'rata-rata' : 'jumlah'}nya`
        : '';
    fileTexts[name] = `${isMean ? 'rata-rata' : 'jumlah'} ${listText(partTexts, 5)}${besides}`;
    const question = isMean ? undefined : otherTotal(totals, name, sum);
    if (question) questions[name] = question;
  }
  for (const { column } of rows.flatMap(({ names }) => names)) {
    fileTexts[column] = listText(
      rows.flatMap(({ names }) => names.flatMap((name) => (name.column === column ? name.fileText : []))),
    );
  }
  // Its own id: a part that is put right is no repair of the whole.
  const remarks = [...new Set(parts.flatMap(({ raw }) => raw.remarks))];
  return { ...first.raw, id: `${first.raw.id}+`, cells, fileTexts, marks: {}, questions, remarks };
}

/** Asks about a total in the file that is not the sum of its parts. */
function otherTotal(totals: readonly Judged[], name: string, sum: number): RawRow['questions'][string] | undefined {
  const others = totals.filter((row) => !isMeanRow(row) && figureOf(row, name) !== undefined);
  const [other] = others;
  if (!other || others.some((row) => figureOf(row, name) === sum)) return undefined;
  const total = Number(figureOf(other, name));
  return {
    asks: [sum, total],
    sentence: `Baris ${other.raw.at} menyebut jumlah ${spoken(total)}, jumlah bagiannya ${spoken(sum)}. Mana yang benar?`,
  };
}

/** Doubts about the prices of single parts: a mean would hide them. */
function priceDoubts({ parts }: TwinGroup, columns: readonly Column[], own: Judged['doubts']): Judged['doubts'] {
  return Object.fromEntries(
    columns.flatMap(({ name, unit }) => {
      if (!isPriceUnit(unit)) return [];
      const sentences = parts.flatMap(({ raw, doubts }) => {
        const sentence = doubts[name];
        return sentence === undefined || own[name]?.includes(sentence) ? [] : `baris ${raw.at}: ${sentence}`;
      });
      return sentences.length > 0 ? [[name, listText(sentences, 3)]] : [];
    }),
  );
}
