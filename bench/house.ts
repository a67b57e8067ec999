import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/run.ts';
import { stopsOf } from './house/columns.ts';
import { isProduction, readCheckout } from './house/files.ts';
import { SHARED } from './house/floors.ts';
import type { Arrow } from './house/imports.ts';
import { type Marks, marksOf } from './house/marks.ts';
import { whole } from './lib/figures.ts';
import { type Column, table } from './lib/table.ts';

/**
 * How the code of a checkout is built: `npm run bench:rumah`. `-- --di FOLDER` counts another checkout by the same
 * rules, `-- --sebut COLUMN` lists the files that name a column, `-- --rinci` those behind every figure.
 */
const { values } = parseArgs({
  options: { di: { type: 'string', default: ROOT }, sebut: { type: 'string' }, rinci: { type: 'boolean' } },
});
const files = readCheckout(values.di);
const marks = marksOf(files);

if (values.sebut === undefined) {
  showSizes(marks);
  showMarks(marks);
  if (values.rinci) showDetails(marks);
  for (const line of marks.lost) console.error(`Leads nowhere: ${line}`);
} else {
  const production = files.filter(({ path }) => isProduction(path));
  console.log(stopsOf(values.sebut, production).join('\n'));
}

function showSizes({ sizes }: Marks): void {
  type Row = Marks['sizes'][number];
  const share = ([, { tiny, files }]: Row) => (files > 0 ? `${((100 * tiny) / files).toFixed(1)} %` : '–');
  const columns: Column<Row>[] = [
    ['code', ([part]) => part],
    ['files', ([, { files }]) => whole(files)],
    ['lines', ([, { lines }]) => whole(lines)],
    ['median', ([, { median }]) => String(median)],
    ['p90', ([, { p90 }]) => String(p90)],
    ['longest', ([, { max }]) => String(max)],
    ['≤ 15 lines', ([, { tiny }]) => whole(tiny)],
    ['share', share],
    ['of these doors', ([, { doors }]) => whole(doors)],
    ['> 250 lines', ([, { long }]) => whole(long.length)],
  ];
  console.log(`\n${table(columns, sizes)}\n`);
}

function showMarks({ sizes, upInShared, upInLayers, circles, looseCircles, stops, folders, tooFull, ...rest }: Marks) {
  const { tiny = 0, files = 1, median = 0, long = [] } = sizes.find(([part]) => part === 'production')?.[1] ?? {};
  const named = (pairs: readonly [string, number][]) => pairs.map(([name, count]) => `${name} ${count}`).join(', ');
  const lengths = stops.map(([column, { length }]): [string, number] => [column, length]);
  const rows: [mark: string, figure: string | number, aim: string][] = [
    ['files in which the most widespread column stands', Math.max(...lengths.map(([, count]) => count)), 'at most 8'],
    ['imports that run up in src/shared', upInShared.values.length, 'none'],
    ['… of types alone', upInShared.types.length, ''],
    ['imports that run up between layers', upInLayers.length, 'none'],
    ['files in circles of values', circles.flat().length, 'none'],
    ['… that a type or import() closes', looseCircles.flat().length, ''],
    ['files of 15 lines or fewer', `${((100 * tiny) / files).toFixed(1)} %`, 'at most 10 %'],
    ['median of lines', median, '30 to 60'],
    ['files over 250 lines', long.length, 'none'],
    ['folders of more than 24 files, tests included', tooFull.length, 'none'],
  ];
  const columns: Column<(typeof rows)[number]>[] = [
    ['mark', ([mark]) => mark],
    ['figure', ([, figure]) => String(figure)],
    ['aim', ([, , aim]) => aim],
  ];
  console.log(table(columns, rows));
  console.log(`\nColumns: ${named(lengths)}`);
  console.log(`Fullest folders: ${named(folders.slice(0, 5))}`);
  console.log(`Order in src/shared: ${SHARED.map((rooms) => rooms.join(' = ')).join(' < ')}`);
  if (rest.strangeRooms.length > 0) console.log(`Not in this order, so not counted: ${rest.strangeRooms.join(', ')}`);
}

function showDetails({ sizes, upInShared, upInLayers, circles, looseCircles, tooFull }: Marks): void {
  const drawn = (arrows: readonly Arrow[]) => arrows.map(({ from, to }) => `${from} → ${to}`);
  const parts: Record<string, string[]> = {
    'Up in src/shared': drawn(upInShared.values),
    'Up in src/shared, types alone': drawn(upInShared.types),
    'Up between layers': drawn(upInLayers),
    Circles: circles.map((circle) => circle.join(' ')),
    'Circles that a type or import() closes': looseCircles.map((circle) => circle.join(' ')),
    'More than 24 files': tooFull.map(([folder, count]) => `${folder} ${count}`),
    'Over 250 lines': [...new Set(sizes.flatMap(([, { long }]) => long))],
  };
  for (const [title, lines] of Object.entries(parts)) console.log(`\n${title}: ${lines.length}\n${lines.join('\n')}`);
}
