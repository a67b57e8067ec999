import { beforeAll, expect, test } from 'vitest';
import { insertAll } from '../../../server/db/insert-all.ts';
import type { NewRow } from '../../../server/db/schema.ts';
import { touch } from '../../../server/http/revision.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { openCounted } from '../../support/data/counted-database.ts';

const PRODUK = 1000;
const FOTO = 3;

let counted: Awaited<ReturnType<typeof openCounted>>;
let api: TestApi;
let petani: Caller;
let superadmin: Caller;
beforeAll(async () => {
  counted = await openCounted();
  api = await openApi({ db: counted.db });
  petani = await callerOf(api, 'petani');
  superadmin = await callerOf(api, 'superadmin');
  // The region is read with the first request.
  await api.fetch('/api/kecamatan');
});

/** What a request asks of the database. */
async function asked(path: string, who: Caller | null = petani) {
  counted.queries = 0;
  const { body, status } = who
    ? await who.send('GET', path)
    : await api.fetch(`/api${path}`).then(async (told) => ({ body: await told.json(), status: told.status }));
  expect([path, status]).toEqual([path, 200]);
  return { body, count: counted.queries };
}

/** Who asks (session with roles and places), the tables' revision, the page, its total, and the photos of the page. */
const OWN_PRODUCTS = 1 + 1 + 2 + 1;
/** A page that comes in groups is put together out of so many queries at most for each row. */
const QUERIES_A_ROW = 1 / 4;
const own = (page: number, limit: number, search = '') =>
  `/produk?user_id=${petani.id}&search=${search}&page=${page}&limit=${limit}`;

test('a page of 1,000 own products is asked for like one of all ten, the photos at once; only its total is counted besides', async () => {
  const few = await asked(own(1, 10));
  expect(few.count).toBe(OWN_PRODUCTS - 1);

  const times = { created_at: '2026-11-19T00:00:00.000Z', updated_at: '2026-11-19T00:00:00.000Z' };
  const products = Array.from({ length: PRODUK }, (_, at): NewRow<'produk'> => {
    const facts = {
      deskripsi: 'Dari kebun',
      stok: 1,
      harga: 1000,
      satuan: 'kg',
      status: at % 2 ? 'aktif' : 'tidak',
    } as const;
    return { ...facts, ...times, user_id: petani.id, judul: `Kakao ${at}`, slug: `kakao-uji-${at}` };
  });
  await insertAll(api.db, 'produk', products);
  const made = await api.db.selectFrom('produk').select('id').where('slug', 'like', 'kakao-uji-%').execute();
  await insertAll(
    api.db,
    'produk_foto',
    made.flatMap(({ id }) =>
      Array.from({ length: FOTO }, (_, at): NewRow<'produk_foto'> => {
        const main = at === 1 ? '1' : '0';
        return { produk_id: id, foto: `${id}-${at}.jpg`, main, ...times };
      }),
    ),
  );

  await touch(api.db, 'produk', 'produk_foto');

  expect((await asked(own(1, 10))).count).toBe(OWN_PRODUCTS);
  for (const path of [own(1, 10), own(7, 50), own(1, 200)]) {
    const { body, count } = await asked(path);
    // The total is known by now.
    expect([path, count]).toEqual([path, OWN_PRODUCTS - 1]);
    expect(body.data.total).toBeGreaterThanOrEqual(PRODUK);
  }
  const { data } = (await asked(own(2, 200, 'kakao'))).body.data;
  expect(data).toHaveLength(200);
  for (const { produk_fotos } of data) {
    expect(produk_fotos).toHaveLength(FOTO);
    expect(produk_fotos[0].main).toBe('1');
  }
});

test.each([
  '/pangan',
  '/komoditi',
  '/kecamatan',
  '/desa-kelurahan',
  '/periode-harga-pangan',
  '/harga-pangan',
  '/harga-pangan/melak',
  '/harga-pangan-kutai-barat',
  '/ketersediaan-pangan',
  '/ketersediaan-pangan?rekap=kabupaten',
  '/harga-pangan?rekap=kecamatan',
  '/luas-tanam?rekap=kecamatan',
  '/timbang-balita',
  '/luas-tanam',
  '/lahan-petani',
  '/koordinat-lahan-petani',
  '/kegiatan-dinas',
  '/slider',
  '/produk',
])('%s asks as much for two hundred rows as for two, but for the groups that they stand in', async (path) => {
  const limited = (limit: number) => `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  const who = path === '/koordinat-lahan-petani' ? superadmin : null;
  await asked(limited(2), who);
  const [two, many] = [await asked(limited(2), who), await asked(limited(200), who)];
  expect(two.body.data.data).toHaveLength(2);
  expect(many.body.data.data.length).toBeGreaterThanOrEqual(path === '/slider' ? 2 : 3);
  expect(many.count).toBeLessThanOrEqual(two.count + QUERIES_A_ROW * many.body.data.data.length);
});
