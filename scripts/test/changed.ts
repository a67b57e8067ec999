import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from '../run.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from a revision, those that git does not know yet too. */
export const changedSince = (revision: string): string[] => [
  ...git('diff', '--name-only', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * Which of Vitest's projects are asked after a change: those nearest to it. Screens use the real API, but what a change
 * of the server breaks its own tests tell first; what PostgreSQL does otherwise only the whole run asks.
 */
export function projectsFor(files: readonly string[]): string[] {
  const isServers = files.length > 0 && files.every((file) => /^(server|tests\/api|docs)\//.test(file));
  return ['aturan dan API', 'program', ...(isServers ? [] : ['layar'])];
}

/** Changes outside these folders (tools, configuration, test support) may affect any test. */
const PRODUCT_SOURCES = /^(src|contract|server|docs|tests\/(api|pages|screens))\//;

const SCREENS = 'tests/screens';

/** What screens are called where they have not the name of what they show. */
const shownAs: Record<string, string | readonly string[]> = {
  'luas-tanam': 'luas-lahan',
  'lahan-panen': 'luas-lahan',
  'lahan-petani': 'lahan',
  'kegiatan-dinas': 'kegiatan',
  'detail-produk': 'etalase',
  produk: 'pangan',
  outbox: 'kotak-keluar',
  rows: 'kotak-keluar',
  pending: 'menunggu',
  session: 'sesi',
  register: 'daftar',
  auth: ['login', 'daftar', 'lupa-password', 'ubah-password', 'sesi'],
  akun: 'profil',
  'own-account': 'profil',
};

/** Stands for all screens where a file is behind each of them: its table, its form and its reading use most parts. */
const EXEMPLAR = 'harga-pangan';

/**
 * Screens that are not asked after a change, though they reach it as they reach everything: each opens the whole app.
 * Asked are those of the same thing, by its name in the paths.
 */
export function screensToLeave(files: readonly string[], screens: readonly string[] = screenTests()): string[] {
  if (!files.every((file) => PRODUCT_SOURCES.test(file))) return [];
  const near = files.flatMap((file) => nearest(file, screens));
  return screens.filter((screen) => !near.includes(screen));
}

const screenTests = () => globSync(`${SCREENS}/*/*.test.tsx`, { cwd: ROOT });

function nearest(file: string, screens: readonly string[]): string[] {
  if (screens.includes(file)) return [file];
  const words = file
    .replace(/\.\w+$/, '')
    .split('/')
    // A feature is called by its act first.
    .flatMap((folder) => [folder, folder.replace(/^[a-z]+-/, '')])
    .flatMap((word) => shownAs[word] ?? word);
  const of = (names: readonly string[]) =>
    screens.filter((screen) => {
      const name = basename(screen).replace(/^dashboard-/, '');
      return names.some((word) => name.startsWith(`${word}-`) || name.startsWith(`${word}.`));
    });
  const own = of(words);
  return own.length > 0 ? own : of([EXEMPLAR]);
}

/** Tests that take long, and when a quick run includes them. */
interface SlowTests {
  /** Vitest exclude pattern. */
  tests: string;
  /** Changed files that include these tests; without it only a change outside the product's sources does. */
  triggers?: RegExp;
  needsBuild?: true;
}

const SLOW_TESTS: readonly SlowTests[] = [
  { tests: 'tests/pages/**', triggers: /^(tests\/pages|src\/app|server\/node\/web)\//, needsBuild: true },
  { tests: 'server/node/process/**', triggers: /^server\/node\//, needsBuild: true },
  { tests: 'scripts/start.test.ts', needsBuild: true },
  { tests: 'server/node/{backup,cli,database}/**', triggers: /^server\/(node|db)\// },
  { tests: 'server/node/dev.test.ts', triggers: /^server\/node\/[^/]+\.ts$/ },
  { tests: 'server/adapters/**', triggers: /^server\/adapters\// },
  { tests: '{bench,demo,uji}/**' },
  { tests: 'tests/api/bodies/**', triggers: /^(tests\/api\/bodies|server\/http\/body)/ },
  { tests: 'tests/api/{cetak,files}/**', triggers: /^(tests\/api\/(cetak|files)|server\/cetak)|berkas/ },
  { tests: '{tests/api/{akun,kelola-akun},server/accounts}/**', triggers: /akun|accounts/ },
  { tests: 'tests/api/reads/openapi*', triggers: /openapi/ },
  { tests: 'tests/outbox/**', triggers: /outbox|\/write\// },
];

/**
 * Selects the slow tests that a quick run skips after a change of these files.
 *
 * @returns exclude patterns, and whether the remaining tests need a build
 */
export function slowTestsToSkip(files: readonly string[]): { skippedTests: string[]; needsBuild: boolean } {
  const includesAll = !files.every((file) => PRODUCT_SOURCES.test(file));
  const isIncluded = ({ triggers }: SlowTests) => includesAll || files.some((file) => triggers?.test(file));
  return {
    skippedTests: SLOW_TESTS.filter((slow) => !isIncluded(slow)).map(({ tests }) => tests),
    needsBuild: SLOW_TESTS.some((slow) => slow.needsBuild && isIncluded(slow)),
  };
}
