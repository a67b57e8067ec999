import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { deviceDatabase } from '@/shared/lib/device';
import { isParked } from '@/shared/write/rows/item';
import { openApi } from '../support/api/api.ts';
import { callerOf } from '../support/api/callers.ts';
import { newPeriode, placeIn } from '../support/api/fixtures.ts';
import { removeDatabases } from '../support/data/database.ts';
import { atRandom } from '../support/outbox/at-random.ts';
import { createPhone, postTo, type Road, type Tab } from '../support/screens/phone.ts';

const api = await openApi();
const admin = await callerOf(api, 'superadmin');
const komoditi = (await api.db.selectFrom('komoditi').select('id').orderBy('id').execute()).map(({ id }) => id);
const place = await placeIn(api, 'Melak');

const phone = createPhone(api);
const documents = {
  '/harga-pangan': postTo('/harga-pangan'),
  '/harga-pangan-kutai-barat': postTo('/harga-pangan-kutai-barat'),
  '/lahan-petani': postTo('/lahan-petani'),
  '/koordinat-lahan-petani': postTo('/koordinat-lahan-petani'),
};
type Path = keyof typeof documents;

afterEach(() => vi.restoreAllMocks());
afterAll(removeDatabases);

/** What may happen to a phone, and to whoever types into it. */
type Act =
  | { what: 'tulis'; path: '/harga-pangan' | '/harga-pangan-kutai-barat'; isRefused: boolean }
  | { what: 'lahan'; isRefused: boolean }
  | { what: 'jalan'; road: Road }
  | { what: 'muat-ulang' | 'tab-baru' | 'bangun' | 'tunggu' }
  | { what: 'jam'; ms: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('tulis' as const),
      path: fc.constantFrom('/harga-pangan' as const, '/harga-pangan-kutai-barat' as const),
      isRefused: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('lahan' as const), isRefused: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('jalan' as const),
      road: fc.constantFrom<Road>('lancar', 'putus', 'hilang-jawaban'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('muat-ulang' as const, 'tab-baru' as const, 'bangun' as const, 'tunggu' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('jam' as const),
      ms: fc.integer({ min: -400 * 86_400_000, max: 400 * 86_400_000 }),
    }),
  },
);

/** A row that was typed, and whether the server will take it. */
interface Typed {
  path: Path;
  key: string;
  /** Found again on the server by this number. */
  mark: number;
  isRefused: boolean;
}

test('decision 12: whatever happens on the way, every row is on the server once, in its order', async () => {
  let mark = 1_000;
  const run = async (acts: Act[]) => {
    const periode_harga_pangan_id = await newPeriode(api, 'periode_harga_pangan');
    const typed: Typed[] = [];
    let tab: Tab = phone.openTab();
    phone.take('lancar');
    phone.logIn({ userId: admin.id, token: admin.token! });
    let skew = 0;
    const clock = Date.now.bind(Date);
    const now = vi.spyOn(Date, 'now').mockImplementation(() => clock() + skew);

    const write = async (path: Path, input: Record<string, unknown>, isRefused: boolean) => {
      const key = await phone.write(tab, documents[path], { input }, { entity: path });
      typed.push({ path, key, mark, isRefused });
      return key;
    };
    const does = async (one: Act) => {
      mark += 1;
      const { kelurahan_id, kecamatan_id } = place;
      if (one.what === 'tulis') {
        const komoditi_id = komoditi[typed.length % komoditi.length];
        const harga = { harga_grosir: one.isRefused ? '' : mark, harga_eceran: mark };
        await write(one.path, { periode_harga_pangan_id, kecamatan_id, komoditi_id, ...harga }, one.isRefused);
      } else if (one.what === 'lahan') {
        const plot = { kecamatan_id, kelurahan_id, luas_tanam: mark, jumlah_panen: 2, satuan_panen: 'ton' };
        const alamat = one.isRefused ? '' : 'Jalan Poros';
        const lahan = await write(
          '/lahan-petani',
          { ...plot, alamat, bulan: 'Mei 2027', komoditi: 'padi' },
          one.isRefused,
        );
        const lahan_id = { $dari: lahan, jalur: ['lahan_petani', 'id'] };
        await write('/koordinat-lahan-petani', { lahan_id, lat: -0.5, lang: 115 + mark / 1e6 }, one.isRefused);
      } else if (one.what === 'jalan') phone.take(one.road);
      else if (one.what === 'muat-ulang') {
        tab.kill();
        tab = phone.openTab();
        tab.outbox.wake();
      } else if (one.what === 'tab-baru') {
        tab = phone.openTab();
        tab.outbox.wake();
      } else if (one.what === 'bangun') tab.outbox.wake(true);
      else if (one.what === 'jam') skew += one.ms;
      else await (await deviceDatabase()).count('kotak');
    };
    for (const one of acts) await does(one);

    // Better times at last.
    phone.take('lancar');
    tab = phone.openTab();
    const waiting = async () => {
      tab.outbox.wake(true);
      const items = await phone.items(admin.id);
      const stuck = new Set(items.filter(isParked).map(({ key }) => key));
      return items.filter(
        (item) => item.state !== 'terkirim' && !isParked(item) && !item.dependsOn.some((key) => stuck.has(key)),
      );
    };
    await expect.poll(waiting, { interval: 4 }).toEqual([]);
    now.mockRestore();

    await check(typed, periode_harga_pangan_id);
    await phone.wipe();
    await api.db.deleteFrom('koordinat_lahan_petani').where('lat', '=', -0.5).execute();
    await api.db.deleteFrom('lahan_petani').where('bulan', '=', 'Mei 2027').execute();
  };

  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 40, size: 'max' }), run), atRandom);
});

async function check(typed: readonly Typed[], periode: number): Promise<void> {
  const { db } = api;
  const prices = (table: 'harga_pangan' | 'harga_pangan_kutai_barat') =>
    db
      .selectFrom(table)
      .select('harga_eceran as mark')
      .where('periode_harga_pangan_id', '=', periode)
      .orderBy('id')
      .execute();
  const stored: Record<Path, number[]> = {
    '/harga-pangan': (await prices('harga_pangan')).map(({ mark }) => mark),
    '/harga-pangan-kutai-barat': (await prices('harga_pangan_kutai_barat')).map(({ mark }) => mark),
    '/lahan-petani': (
      await db
        .selectFrom('lahan_petani')
        .select('luas_tanam as mark')
        .where('bulan', '=', 'Mei 2027')
        .orderBy('id')
        .execute()
    ).map(({ mark }) => mark),
    '/koordinat-lahan-petani': (
      await db
        .selectFrom('koordinat_lahan_petani as koordinat')
        .innerJoin('lahan_petani as lahan', 'lahan.id', 'koordinat.lahan_id')
        .select('lahan.luas_tanam as mark')
        .where('lat', '=', -0.5)
        .orderBy('koordinat.id')
        .execute()
    ).map(({ mark }) => mark),
  };
  for (const path of Object.keys(documents) as Path[]) {
    const wanted = typed.filter((one) => one.path === path && !one.isRefused).map(({ mark }) => mark);
    expect(stored[path], path).toEqual(wanted);
  }

  const items = await phone.items(admin.id);
  expect(items.map(({ key }) => key)).toEqual(typed.map(({ key }) => key));
  for (const { key, path, isRefused } of typed) {
    const { state, reason } = items.find((item) => item.key === key)!;
    // What waits for a refused plot waits; all else was answered, and a refusal has words.
    if (!isRefused) expect(state).toBe('terkirim');
    else if (path === '/koordinat-lahan-petani') expect(state).toBe('antre');
    else
      expect([state, reason]).toEqual([
        'ditolak',
        expect.stringMatching(/^(Mohon isi harga grosir|Alamat harus diisi)$/),
      ]);
  }
}
