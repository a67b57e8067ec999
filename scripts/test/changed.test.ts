import { globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { projectsFor, screensToLeave, slowTestsToSkip } from './changed.ts';

test.each([
  [['server/http/read/page.ts'], ['aturan dan API', 'program']],
  [
    ['server/http/read/page.ts', 'tests/api/reads/reads.test.ts', 'docs/operasi.md'],
    ['aturan dan API', 'program'],
  ],
  [['src/shared/api/page.ts'], ['aturan dan API', 'program', 'layar']],
  [
    ['server/http/read/page.ts', 'contract/limits.ts'],
    ['aturan dan API', 'program', 'layar'],
  ],
  [[], ['aturan dan API', 'program', 'layar']],
])('after a change of %j the projects %j are asked', (files, projects) => {
  expect(projectsFor(files)).toEqual(projects);
});

/** This file mentions the helpers that it searches for. */
const OWN_FILE = relative(ROOT, import.meta.filename);

const screens = [
  'dasbor/dashboard-harga-pangan-isi',
  'dasbor/dashboard-lahan',
  'dasbor/dashboard-pangan',
  'umum/harga-pangan',
  'umum/luas-lahan',
  'akun/login',
  'akun/profil-foto',
].map((name) => `tests/screens/${name}.test.tsx`);
const names = (paths: readonly string[]) => paths.map((path) => basename(path, '.test.tsx'));

test.each([
  ['src/pages/dashboard/produk/ui/ProdukPage.tsx', ['dashboard-pangan']],
  ['src/features/manage-produk/ui/ProdukForm.tsx', ['dashboard-pangan']],
  ['src/features/manage-lahan-petani/index.ts', ['dashboard-lahan']],
  ['src/entities/luas-tanam/api/luas-tanam.ts', ['luas-lahan']],
  ['contract/resources/akun.ts', ['profil-foto']],
  ['src/features/own-account/index.ts', ['profil-foto']],
  ['src/features/auth/model/asking.ts', ['login']],
  ['tests/screens/umum/luas-lahan.test.tsx', ['luas-lahan']],
  ['src/shared/write/send/send.ts', ['dashboard-harga-pangan-isi', 'harga-pangan']],
  ['vitest.config.ts', names(screens)],
  ['tests/support/screens/open.tsx', names(screens)],
])('after a change of %s the screens %j are asked', (file, asked) => {
  const left = screensToLeave([file], screens);
  expect(names(screens.filter((screen) => !left.includes(screen)))).toEqual(asked);
});

test('after several changes the screens of all are asked', () => {
  const left = screensToLeave(['src/entities/luas-tanam/index.ts', 'src/pages/profil/index.ts'], screens);
  expect(names(screens.filter((screen) => !left.includes(screen)))).toEqual(['luas-lahan', 'profil-foto']);
});

test.each([
  ['src/entities/produk/ui/ProdukCard.tsx', 'tests/pages/**', false],
  ['src/app/entry-server.tsx', 'server/node/process/**', true],
  ['server/node/run.ts', 'tests/pages/**', true],
  ['server/http/revision.ts', 'server/node/process/**', false],
  ['src/shared/write/outbox/outbox.ts', 'tests/pages/**', false],
])('a change of %s skips the slow tests %s; needs a build: %s', (file, tests, needsBuild) => {
  const slow = slowTestsToSkip([file]);
  expect(slow.skippedTests).toContain(tests);
  expect(slow.needsBuild).toBe(needsBuild);
});

test('a change includes the slow tests of its own part; a change of configuration includes all', () => {
  const skippedAfter = (...files: string[]) => slowTestsToSkip(files).skippedTests;
  expect(skippedAfter('src/shared/write/outbox/outbox.ts')).not.toContain('tests/outbox/**');
  expect(skippedAfter('tests/pages/map.test.ts', 'src/pages/peta/index.ts')).not.toContain('tests/pages/**');
  expect(slowTestsToSkip(['src/pages/peta/index.ts', 'package.json'])).toEqual({ skippedTests: [], needsBuild: true });
});

test('a quick run without a build skips every test that reads the build', () => {
  const { skippedTests } = slowTestsToSkip(['docs/uji.md']);
  const testsOnBuild = globSync('{tests,server,scripts}/**/*.test.ts', { cwd: ROOT }).filter(
    (file) => file !== OWN_FILE && /built-web|buildIfChanged|start-errors/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(testsOnBuild.filter((file) => !skippedTests.some((tests) => matchesGlob(file, tests)))).toEqual([]);
});
