import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a checkout by its path from the root, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

type Group = 'contract' | 'server' | 'src' | 'demo' | 'tests' | 'tools';

const TEST = /^(tests|e2e)\/|\.test\.tsx?$|(^|\/)test-[^/]+\.tsx?$/;
/** The invented year and its art, wherever they have stood. */
const DEMO = /^(demo|server\/db\/seed|src\/app\/demo|scripts\/demo)\//;
const CODE = /\.(tsx?|css)$/;

/** Of which part of the house a file is; null for what is no code. */
export function groupOf(path: string): Group | null {
  if (!CODE.test(path)) return null;
  if (TEST.test(path)) return 'tests';
  if (DEMO.test(path)) return 'demo';
  const [root = ''] = path.split('/');
  if (root === 'contract' || root === 'server' || root === 'src') return root;
  return ['scripts', 'bench', 'uji'].includes(root) ? 'tools' : null;
}

/** What the office runs. */
export const isProduction = (path: string): boolean => ['contract', 'server', 'src'].includes(groupOf(path) ?? '');

export const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') || text === '' ? 1 : 0);

/** The files that git tracks in a checkout: the text of code, and of others only that they are there. */
export function readCheckout(folder: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return listed
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(folder, path)))
    .map((path) => ({ path, text: CODE.test(path) ? readFileSync(join(folder, path), 'utf8') : '' }));
}
