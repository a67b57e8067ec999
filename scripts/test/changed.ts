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

/** What is none of these may be behind anything. */
const OWN_SOURCES = /^(src|contract|server|docs|tests\/(api|pages|screens))\//;

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
  if (!files.every((file) => OWN_SOURCES.test(file))) return [];
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

/** A room of tests that take long, and the changed files that are near to it. */
interface SlowRoom {
  tests: string;
  near: RegExp;
  /** Whether its tests look at what is built. */
  isOnBuild?: true;
}

const SLOW_ROOMS: readonly SlowRoom[] = [
  { tests: 'tests/pages/**', near: /^(tests\/pages|src\/app|server\/node\/web|scripts\/build)\//, isOnBuild: true },
  { tests: 'server/node/process/**', near: /^server\/node\//, isOnBuild: true },
  { tests: 'scripts/start.test.ts', near: /^scripts\//, isOnBuild: true },
  { tests: 'server/node/{backup,cli,database}/**', near: /^server\/(node|db)\// },
  { tests: 'server/node/dev.test.ts', near: /^(server\/node\/[^/]+\.ts$|vite\.config)/ },
  { tests: 'server/adapters/**', near: /^server\/adapters\// },
  { tests: 'demo/**', near: /^demo\// },
  { tests: 'tests/api/bodies/**', near: /^(tests\/api\/bodies|server\/http\/body)/ },
  { tests: 'tests/api/{cetak,files}/**', near: /^(tests\/api\/(cetak|files)|server\/cetak)|berkas/ },
  { tests: '{tests/api/{akun,kelola-akun},server/accounts}/**', near: /akun|accounts/ },
  { tests: '{bench,uji}/**', near: /^(bench|uji)\// },
  { tests: 'tests/api/reads/openapi*', near: /openapi/ },
  { tests: 'tests/outbox/**', near: /outbox|\/write\// },
];

/**
 * Of the tests that take long only those that are near to what has changed: most changes reach all of them.
 *
 * @returns the others, and whether what is asked needs a build
 */
export function slowToLeave(files: readonly string[]): { left: string[]; isOnBuild: boolean } {
  const isAnything = !files.every((file) => OWN_SOURCES.test(file));
  const isAsked = ({ near }: SlowRoom) => isAnything || files.some((file) => near.test(file));
  return {
    left: SLOW_ROOMS.filter((room) => !isAsked(room)).map(({ tests }) => tests),
    isOnBuild: SLOW_ROOMS.some((room) => room.isOnBuild && isAsked(room)),
  };
}
