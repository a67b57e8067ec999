import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { projectsFor, screensToLeave } from './changed.ts';

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
