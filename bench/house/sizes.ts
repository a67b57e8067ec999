import { dirname } from 'node:path/posix';
import { parseSync } from 'vite';
import { median, percentile } from '../lib/figures.ts';
import { linesOf, type SourceFile } from './files.ts';

const TINY = 15;
const LONGEST = 250;
const FULLEST = 24;

export interface Sizes {
  files: number;
  lines: number;
  median: number;
  p90: number;
  max: number;
  /** Files of fifteen lines or fewer, and how many of these are doors. */
  tiny: number;
  doors: number;
  /** Files over 250 lines, longest first. */
  long: string[];
}

/** Whether a file only passes on what others export. */
export function isDoor({ path, text }: SourceFile): boolean {
  if (!/(^|\/)index\.tsx?$/.test(path)) return false;
  const { program } = parseSync(path, text);
  return program.body.every(
    ({ type, ...node }) =>
      type === 'ExportAllDeclaration' ||
      (type === 'ExportNamedDeclaration' && 'source' in node && node.source !== null),
  );
}

export function sizesOf(files: readonly SourceFile[]): Sizes {
  const lengths = files.map(({ text }) => linesOf(text));
  const tiny = files.filter(({ text }) => linesOf(text) <= TINY);
  return {
    files: files.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: files.length > 0 ? median(lengths) : 0,
    p90: files.length > 0 ? percentile(lengths, 0.9) : 0,
    max: Math.max(0, ...lengths),
    tiny: tiny.length,
    doors: tiny.filter(isDoor).length,
    long: files
      .filter(({ text }) => linesOf(text) > LONGEST)
      .sort((one, other) => linesOf(other.text) - linesOf(one.text))
      .map(({ path, text }) => `${path} (${linesOf(text)})`),
  };
}

/** Folders by the files directly in them, fullest first. */
export function foldersOf(paths: readonly string[]): [folder: string, files: number][] {
  const folders = [...Map.groupBy(paths, dirname)].map(([folder, inside]): [string, number] => [folder, inside.length]);
  return folders.sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other));
}

export const tooFull = (folders: readonly [string, number][]) => folders.filter(([, files]) => files > FULLEST);
