import { beforeAll, expect, test } from 'vitest';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import type { TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { openApi } from '../../tests/support/api/api.ts';
import { type Caller, visitor } from '../../tests/support/api/callers.ts';
import { seededDemo } from './seeded-demo.ts';

let reader: Caller;
beforeAll(async () => {
  reader = visitor(await openApi());
});

const published = async () => (await reader.send('GET', '/skpg')).body.data.terbitan;
const labels = ({ tempat }: PapanSkpg) => tempat.map(({ komposit }) => komposit.label);

test('the three months before the one that runs are published', async () => {
  expect(await published()).toMatchObject([
    { tahun: 2026, bulan: 10, ke: 1 },
    { tahun: 2026, bulan: 9, ke: 1 },
    { tahun: 2026, bulan: 8, ke: 1 },
  ]);
});

test('the last of them judges the regency in all three aspects, against the planting of two years', async () => {
  const [{ tahun, bulan, tanggal }] = await published();
  const { data } = (await reader.send('GET', `/skpg/terbitan?tahun=${tahun}&bulan=${bulan}`)).body;
  const { papan, narasi, ...about }: TerbitanSkpg = data;
  const regency = papan?.tempat.find(({ kecamatan_id }) => kecamatan_id === null);
  expect(Object.values(regency?.aspek ?? {}).map(({ label }) => label)).toEqual([
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
  expect(regency?.komposit.label).toEqual(expect.any(String));
  expect(regency?.indikator.tanam?.banyak).toBe(2);
  expect(narasi.length).toBeGreaterThan(0);
  expect(about.tanggal).toBe(tanggal);
});

test('not every sub-district is called the same', async () => {
  for (const { tahun, bulan } of await published()) {
    const { data } = (await reader.send('GET', `/skpg/terbitan?tahun=${tahun}&bulan=${bulan}`)).body;
    expect(new Set(labels(data.papan).filter((label) => label !== null)).size).toBeGreaterThan(1);
  }
});

test.each([
  ['on the first day of a month', '2026-12-01T04:00:00Z', [10, 9]],
  ['on the last', '2026-12-31T04:00:00Z', [11, 10, 9]],
])('%s no month is out before its report can have been written', async (_, today, months) => {
  const { db } = await seededDemo({ today: new Date(today) });
  const rows = await db.selectFrom('terbitan_skpg').selectAll().orderBy('id', 'desc').execute();
  expect(rows.map(({ bulan }) => bulan)).toEqual(months);
  for (const { tahun, bulan, created_at, isi } of rows) {
    const { tanggal } = JSON.parse(isi);
    const days = (Date.parse(tanggal) - Date.UTC(tahun, bulan, 1)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(4);
    expect(days).toBeLessThan(12);
    // A working day: 0 is Sunday.
    expect([1, 2, 3, 4, 5]).toContain(new Date(tanggal).getUTCDay());
    expect(created_at.slice(0, 10)).toBe(tanggal);
  }
});
