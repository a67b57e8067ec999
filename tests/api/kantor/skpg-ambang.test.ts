import { beforeEach, expect, test } from 'vitest';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
beforeEach(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
});

const said = async (method: string, path: string, body?: Record<string, unknown>) => {
  const { status, body: answer } = await admin.send(method, path, body);
  return [status, answer.meta.message];
};
const kerja = async (bulan: number): Promise<KerjaSkpg> =>
  (await admin.send('GET', `/kantor/skpg?tahun=2026&bulan=${bulan}`)).body.data;
const melak = async (bulan: number) =>
  (await kerja(bulan)).papan.tempat.find(({ nama }) => nama === 'Melak')?.indikator.beras?.label;
const rows = async (): Promise<AmbangSkpg[]> =>
  (await admin.send('GET', '/ambang-skpg?skema=permentan&ukuran=beras&limit=100')).body.data.data;
const ambang = { skema: 'permentan', ukuran: 'beras', aman: '< 7', waspada: '≥ 7 dan ≤ 20', rentan: '> 20' };
const add = (berlaku_mulai: string) => said('POST', '/ambang-skpg', { ...ambang, sumber: 'Rapat', berlaku_mulai });
const publish = async (bulan: number) => {
  const { sidik } = await kerja(bulan);
  const sent = { tahun: 2026, bulan, skema: 'permentan', sidik };
  expect((await said('POST', '/kantor/skpg/terbitan', sent))[0]).toBe(201);
};

test('a month is judged by the threshold that holds on its first day, and earlier months keep theirs', async () => {
  expect(await melak(10)).toBe('waspada');
  await add('2026-10-02');
  expect(await melak(10)).toBe('waspada');
  await add('2026-10-01');
  expect(await melak(10)).toBe('aman');
  expect((await kerja(9)).papan.ambang.find(({ ukuran }) => ukuran === 'beras')).toMatchObject({ aman: '< 5' });
});

test.each([
  ['its values', { aman: '< 7', waspada: '≥ 7 dan ≤ 20' }],
  ['its first day', { berlaku_mulai: '2026-12-01' }],
  ['what it judges', { ukuran: 'minyak' }],
])('one that has judged months does not change: %s', async (_name, change) => {
  const [{ id = 0 } = {}] = await rows();
  const [status, message] = await said('PUT', `/ambang-skpg/${id}`, change);
  expect([status, message]).toEqual([
    422,
    expect.stringMatching(/^Ambang ini menilai bulan sejak 1 Januari 2010, jadi/),
  ]);
  expect(await rows()).toMatchObject([{ aman: '< 5', revisi: 1 }]);
});

test('its source may be set right, and a commodity that was never chosen may be chosen', async () => {
  const [{ id = 0, komoditi_id = null } = {}] = await rows();
  expect((await said('PUT', `/ambang-skpg/${id}`, { sumber: 'Permentan 43/2010, lampiran' }))[0]).toBe(200);
  await world.api.db.updateTable('ambang_skpg').set({ komoditi_id: null }).where('id', '=', id).execute();
  expect((await said('PUT', `/ambang-skpg/${id}`, { komoditi_id }))[0]).toBe(200);
  expect(await rows()).toMatchObject([{ komoditi_id, sumber: 'Permentan 43/2010, lampiran' }]);
});

test('one that has not begun may still change, and go', async () => {
  await add('2027-01-01');
  const [{ id = 0 } = {}] = await rows();
  expect((await said('PUT', `/ambang-skpg/${id}`, { aman: '< 6', waspada: '≥ 6 dan ≤ 20' }))[0]).toBe(200);
  expect((await said('DELETE', `/ambang-skpg/${id}`))[0]).toBe(200);
  expect(await rows()).toHaveLength(1);
});

test('a published month keeps its threshold: none begins before it, and its own is not deleted', async () => {
  await add('2026-10-01');
  await publish(10);
  expect(await add('2026-09-01')).toEqual([
    422,
    'Oktober 2026 sudah terbit dengan ambang sebelumnya. Pilih hari sesudah 1 Oktober 2026.',
  ]);
  const [{ id = 0 } = {}, { id: first = 0 } = {}] = await rows();
  expect(await said('DELETE', `/ambang-skpg/${id}`)).toEqual([
    ...[409, 'Ambang ini menilai Oktober 2026, yang sudah terbit'],
  ]);
  expect((await said('DELETE', `/ambang-skpg/${first}`))[0]).toBe(409);
  expect((await add('2026-11-01'))[0]).toBe(201);
  // The other scheme has published nothing.
  const other = { ...ambang, skema: 'cilegon', sumber: 'Rapat', berlaku_mulai: '2026-09-01' };
  expect((await said('POST', '/ambang-skpg', other))[0]).toBe(201);
});
