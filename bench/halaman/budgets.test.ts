import { expect, test } from 'vitest';
import { breaches, type Measured } from './budgets.ts';

const weight = { html: 6e3, firstJs: 185e3, js: 2e5, css: 0, pictures: 4e4, other: 0, total: 246e3, requests: 20 };
const scores = { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 };
const audit = { ...scores, fcp: 650, lcp: 1000, cls: 0.019, tbt: 100, benchmarkIndex: 2000 };
const home: Measured = { route: '/', weight, audit };

test('what just holds is no breach', () => {
  expect(breaches([home])).toEqual([]);
});

test('each missed aim is one line with what was measured', () => {
  const slow = { ...audit, lcp: 1301, cls: 0.02, performance: 96 };
  expect(breaches([{ ...home, weight: { ...weight, firstJs: 185_100 }, audit: slow }])).toEqual([
    '/: JS of the first load at most 185 kB, not 185.1 kB',
    '/: LCP at most 1,300 ms, not 1,301 ms',
    "/: LCP at most 1,000 ms on a commodity's page, and where a page begins with a picture, not 1,301 ms",
    '/: CLS below 0.02, not 0.020',
    '/: performance at least 97, not 96',
  ]);
});

test('every other page may be slower, but not by much, and is as sound', () => {
  const laporan: Measured = { route: '/laporan', weight: { ...weight, firstJs: 210e3 }, audit };
  expect(breaches([home, { ...laporan, audit: { ...audit, performance: 95, lcp: 9000 } }])).toEqual([]);
  const poor = { ...audit, performance: 94, accessibility: 98, bestPractices: 96, seo: 92, cls: 0.02 };
  expect(breaches([home, { ...laporan, weight: { ...weight, firstJs: 210_100 }, audit: poor }])).toEqual([
    "/laporan: JS over home's at most 25 kB, not 25.1 kB",
    '/laporan: CLS below 0.02, not 0.020',
    '/laporan: performance at least 95, not 94',
    '/laporan: accessibility 100, not 98',
    '/laporan: best practices 100, not 96',
    '/laporan: SEO 100, not 92',
  ]);
});

test('a page that begins with a picture brings it along, and may weigh more for it', () => {
  const product: Measured = { route: '/detail-produk/madu', weight: { ...weight, html: 22e3 }, audit };
  expect(breaches([product])).toEqual([]);
  const heavy = { ...weight, html: 22_100 };
  expect(breaches([{ ...product, weight: heavy, audit: { ...audit, lcp: 1001 } }])).toEqual([
    "/detail-produk/madu: LCP at most 1,000 ms on a commodity's page, and where a page begins with a picture, not 1,001 ms",
    '/detail-produk/madu: HTML at most 25 kB of a map, 22 kB with a picture or curves in it, 14.3 kB without, not 22.1 kB',
  ]);
  const prices: Measured = {
    route: '/harga-pangan',
    weight: { ...weight, html: 14_400 },
    audit: { ...audit, lcp: 1299 },
  };
  expect(breaches([prices])).toEqual([
    '/harga-pangan: HTML at most 25 kB of a map, 22 kB with a picture or curves in it, 14.3 kB without, not 14.4 kB',
  ]);
});

test('a commodity’s page is as quick as one that begins with a picture, and may bring its curve; a map all its outlines', () => {
  const drawn = (route: string, html: number): Measured => ({
    route,
    weight: { ...weight, html, firstJs: 205e3 },
    audit,
  });
  const sound = [
    drawn('/harga-pangan/melak/beras-medium', 22e3),
    drawn('/harga-pangan-kutai-barat/beras-medium', 22e3),
    drawn('/bandingkan?pilih=melak.beras-medium', 22e3),
    drawn('/laporan/luas-tanam/melak?periode=12', 22e3),
    drawn('/peta?ukuran=harga', 25e3),
    drawn('/skpg/2026/10', 25e3),
  ];
  expect(breaches([home, ...sound])).toEqual([]);
  const [slow = home] = sound;
  expect(
    breaches([home, { ...slow, weight: { ...slow.weight, firstJs: 205_100 }, audit: { ...audit, lcp: 1001 } }]),
  ).toEqual([
    "/harga-pangan/melak/beras-medium: JS over home's at most 20 kB on a commodity's page, not 20.1 kB",
    "/harga-pangan/melak/beras-medium: LCP at most 1,000 ms on a commodity's page, and where a page begins with a picture, not 1,001 ms",
  ]);
  expect(breaches([drawn('/laporan/luas-tanam', 14_400), drawn('/ketersediaan-pangan', 14_400)])).toHaveLength(2);
});

test("without home's weight nothing is said of what comes over it", () => {
  expect(breaches([{ route: '/laporan', weight: { ...weight, firstJs: 300e3 }, audit }])).toEqual([]);
});
