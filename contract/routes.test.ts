import { expect, test } from 'vitest';
import { accountPageOf, isAccountPath, routes, withPeriode } from './routes.ts';

test('the pages have the addresses that were promised (spec §2)', () => {
  const plain = Object.entries(routes).filter(
    (entry): entry is [string, (typeof entry)[1] & string] => typeof entry[1] === 'string',
  );
  expect(Object.fromEntries(plain)).toEqual({
    home: '/',
    etalase: '/etalase',
    hargaPangan: '/harga-pangan',
    hargaPanganKutaiBarat: '/harga-pangan-kutai-barat',
    peta: '/peta',
    bandingkan: '/bandingkan',
    data: '/data',
    ketersediaanPangan: '/ketersediaan-pangan',
    luasLahan: '/luas-lahan-perkiraan-panen',
    kegiatan: '/activity',
    laporan: '/laporan',
    skpg: '/skpg',
    timbangBalita: '/laporan/timbang-balita',
    luasTanam: '/laporan/luas-tanam',
    login: '/login',
    register: '/register',
    forgotPassword: '/forgot-password',
    forgotPasswordSuccess: '/forgot-password-success',
    changePassword: '/change-password',
    profile: '/profile',
    dashboard: '/dashboard',
    dashboardProfile: '/dashboard/profile',
    dashboardPangan: '/dashboard/pangan',
    dashboardPanganTambah: '/dashboard/pangan/tambah',
    dashboardLahanPetani: '/dashboard/lahan-petani',
    dashboardLahanPetaniTambah: '/dashboard/lahan-petani/tambah',
    dashboardLahanPetaniEdit: '/dashboard/lahan-petani/edit',
    dashboardHargaPangan: '/dashboard/harga-pangan',
    dashboardHargaPanganEdit: '/dashboard/harga-pangan/edit',
    dashboardHargaPanganKutaiBarat: '/dashboard/harga-pangan-kutai-barat',
    dashboardHargaPanganKutaiBaratEdit: '/dashboard/harga-pangan-kutai-barat/edit',
    dashboardKetersediaanPangan: '/dashboard/ketersediaan-pangan',
    dashboardKetersediaanPanganEdit: '/dashboard/ketersediaan-pangan/edit',
    dashboardLuasLahan: '/dashboard/luas-lahan',
    dashboardLuasLahanTambah: '/dashboard/luas-lahan/tambah',
    dashboardLuasLahanEdit: '/dashboard/luas-lahan/edit',
    dashboardTimbangBalita: '/dashboard/timbang-balita',
    dashboardTimbangBalitaEdit: '/dashboard/timbang-balita/edit',
    kotakKeluar: '/dashboard/kotak-keluar',
    kantor: '/kantor',
    kantorSkpg: '/kantor/skpg',
  });
});

test('what a user typed is encoded', () => {
  expect([
    routes.etalaseSearch(' cabai & tomat '),
    routes.etalaseSearch('  '),
    routes.detailProduk('gula-1/2-kg'),
    routes.dashboardPanganEdit('gula-1/2-kg'),
    routes.hargaPanganDi("Mu'ut / Ulu"),
    routes.ketersediaanPanganDi('Barong Tongkok'),
    routes.timbangBalitaDi('Sang-Sang?'),
    routes.luasTanamDi('Muara Pahu'),
    routes.detailKegiatan(7),
  ]).toEqual([
    '/etalase?query=cabai+%26+tomat',
    '/etalase',
    '/detail-produk/gula-1%2F2-kg',
    '/dashboard/pangan/edit/gula-1%2F2-kg',
    "/harga-pangan/mu'ut-ulu",
    '/ketersediaan-pangan/barong-tongkok',
    '/laporan/timbang-balita/sang-sang-',
    '/laporan/luas-tanam/muara-pahu',
    '/detail-activity/7',
  ]);
});

test('a page of one period names it, where one is chosen', () => {
  expect([withPeriode('/harga-pangan', 12), withPeriode('/harga-pangan', 0)]).toEqual([
    '/harga-pangan?periode=12',
    '/harga-pangan',
  ]);
});

test.each([
  ['/login', true],
  ['/forgot-password-success', true],
  ['/dashboard', true],
  ['/dashboard/pangan/edit/madu', true],
  ['/kantor', true],
  ['/kantor/data-acuan/komoditi', true],
  ['/kantoran', false],
  ['/dashboards', false],
  ['/etalase/dashboard', false],
  ['/profile/x', false],
  ['/', false],
])('%s is drawn by the browser: %s', (path, isIt) => {
  expect(isAccountPath(path)).toBe(isIt);
});

test.each([
  ['/dashboard/pangan/edit/madu', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/kantor', '/kantor'],
  ['/kantor/koreksi', '/kantor'],
  ['/profile', '/profile'],
])('the empty page of %s is that of %s', (path, page) => {
  expect(accountPageOf(path)).toBe(page);
});
