import { beforeEach, describe, expect, test } from 'vitest';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newRow } from '../../support/api/fixtures.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
let beras: number;
beforeEach(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
  const row = world.api.db.selectFrom('komoditi').select('id').where('nama_komoditi', '=', 'Beras Medium');
  beras = (await row.executeTakeFirstOrThrow()).id;
});

const ok = async (method: string, path: string, body?: Record<string, unknown>) => {
  const answer = await admin.send(method, path, body);
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return answer.body.data;
};
const kerja = (): Promise<KerjaSkpg> => ok('GET', '/kantor/skpg?tahun=2026&bulan=10&skema=permentan');
const ambang = async (): Promise<AmbangSkpg[]> =>
  (await ok('GET', '/ambang-skpg?skema=permentan&ukuran=beras&limit=100')).data;
const access = async () => {
  const { papan } = await kerja();
  return [papan.komoditi.beras, ...papan.tempat.map(({ aspek }) => aspek.akses?.label ?? aspek.akses?.keadaan)];
};

const JUDGED = ['rentan', 'belum tersedia', 'rentan', 'waspada'];

describe('the commodity whose price is judged', () => {
  test('is stored as soon as there is one of the usual name, and a new name changes nothing', async () => {
    expect(await ambang()).toMatchObject([{ komoditi_id: beras, nama_komoditi: 'Beras Medium' }]);
    await ok('PUT', `/komoditi/${beras}`, { nama_komoditi: 'Beras Kualitas Medium' });
    await newRow(world.api, 'komoditi', { nama_komoditi: 'Beras Medium' });
    expect(await access()).toEqual(['Beras Kualitas Medium', ...JUDGED]);
    expect((await ambang())[0]?.komoditi_id).toBe(beras);
  });

  test('follows a merge, and cannot be deleted while it is judged', async () => {
    const { satuan } = await world.api.db
      .selectFrom('komoditi')
      .select('satuan')
      .where('id', '=', beras)
      .executeTakeFirstOrThrow();
    const ke = await newRow(world.api, 'komoditi', { nama_komoditi: 'Beras Lokal', satuan });
    expect(await admin.send('DELETE', `/komoditi/${beras}`)).toMatchObject({ status: 409 });
    await ok('POST', `/komoditi/${beras}/gabung`, { ke });
    expect(await access()).toEqual(['Beras Lokal', ...JUDGED]);
  });

  test('of a new threshold is that of the one before, unless the office names another', async () => {
    const lain = await newRow(world.api, 'komoditi', { nama_komoditi: 'Beras Lokal' });
    const row = { aman: '< 5', waspada: '≥ 5 dan ≤ 20', rentan: '> 20', sumber: 'Rapat' };
    const add = (berlaku_mulai: string, more = {}) =>
      ok('POST', '/ambang-skpg', { skema: 'permentan', ukuran: 'beras', ...row, berlaku_mulai, ...more });
    await add('2026-03-01', { komoditi_id: lain });
    await add('2026-05-01');
    await add('2009-01-01');
    const chosen = (await ambang()).map(({ berlaku_mulai, komoditi_id }) => [berlaku_mulai, komoditi_id]);
    expect(chosen).toEqual([
      ['2026-05-01', lain],
      ['2026-03-01', lain],
      ['2010-01-01', beras],
      ['2009-01-01', beras],
    ]);
  });

  test('that nobody has chosen is said as such, and no reports are asked for', async () => {
    await world.api.db.updateTable('ambang_skpg').set({ komoditi_id: null }).where('ukuran', '=', 'beras').execute();
    expect(await access()).toEqual([null, ...JUDGED.map(() => 'komoditi belum dipilih')]);
    const { narasi, rekomendasi } = await kerja();
    const said = [...narasi, ...rekomendasi].map(({ teks }) => teks).join(' ');
    expect(said).toContain('Akses: komoditi belum dipilih. Harga eceran beras tidak dapat dinilai');
    expect(said).toContain('Pilih komoditi pada ambang aspek akses: di semua kecamatan');
    expect(said).not.toMatch(/Lengkapi laporan untuk aspek akses|Harga eceran \S+ belum dilaporkan/);
  });
});
