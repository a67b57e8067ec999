import { circlesOf } from './circles.ts';
import { COLUMNS, stopsOf } from './columns.ts';
import { groupOf, isProduction, readCheckout, type SourceFile } from './files.ts';
import { strangeRooms, upInLayers, upInShared } from './floors.ts';
import { type Arrow, arrowsOf } from './imports.ts';
import { foldersOf, type Sizes, sizesOf, tooFull } from './sizes.ts';

const ROWS = {
  contract: ['contract'],
  server: ['server'],
  src: ['src'],
  production: ['contract', 'server', 'src'],
  'the demo’s world': ['demo'],
  'production and world': ['contract', 'server', 'src', 'demo'],
  tests: ['tests'],
  'scripts, bench, uji': ['tools'],
};

/** What is counted of a checkout. */
export interface Marks {
  sizes: readonly (readonly [part: string, sizes: Sizes])[];
  /** Imports that run up: values, and those that are only types. */
  upInShared: { values: Arrow[]; types: Arrow[] };
  strangeRooms: string[];
  upInLayers: Arrow[];
  /** Circles of values that are loaded at once, and those that only a type or `import()` closes. */
  circles: string[][];
  looseCircles: string[][];
  /** Imports that lead to no file: then the figures are not whole. */
  lost: string[];
  stops: readonly (readonly [column: string, files: readonly string[]])[];
  folders: [folder: string, files: number][];
  tooFull: [folder: string, files: number][];
}

export function marksOf(files: readonly SourceFile[]): Marks {
  const production = files.filter(({ path }) => isProduction(path));
  const withWorld = files.filter(({ path }) => isProduction(path) || groupOf(path) === 'demo');
  const { arrows, lost } = arrowsOf(withWorld, new Set(files.map(({ path }) => path)));
  const up = upInShared(arrows.filter(({ from }) => isProduction(from)));
  const circles = circlesOf(arrows.filter(({ sort }) => sort === 'value'));
  const known = new Set(circles.flat());
  const code = new Set(['contract', 'server', 'src', 'demo', 'tests', 'e2e', 'scripts', 'bench', 'uji']);
  const folders = foldersOf(files.map(({ path }) => path).filter((path) => code.has(path.split('/')[0] ?? '')));
  return {
    sizes: Object.entries(ROWS).map(([part, groups]) => [
      part,
      sizesOf(files.filter(({ path }) => groups.includes(groupOf(path) ?? ''))),
    ]),
    upInShared: {
      values: up.filter(({ sort }) => sort !== 'type'),
      types: up.filter(({ sort }) => sort === 'type'),
    },
    strangeRooms: strangeRooms(production.map(({ path }) => path)),
    upInLayers: upInLayers(arrows),
    circles,
    looseCircles: circlesOf(arrows).filter((circle) => !circle.every((file) => known.has(file))),
    lost,
    stops: COLUMNS.map((column) => [column, stopsOf(column, production)]),
    folders,
    tooFull: tooFull(folders),
  };
}

export const marksOfCheckout = (folder: string): Marks => marksOf(readCheckout(folder));
