import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { csvRows } from '../../support/api/files.ts';
import { fillNewest } from '../../support/api/many-rows.ts';

let api: TestApi;
let petani: Caller;
beforeAll(async () => {
  api = await openApi();
  petani = await callerOf(api, 'petani');
  await fillNewest(api, 2_000);
});

test.each([
  '/produk?',
  '/produk?search=kakao&',
  '/produk?search=1&status=aktif&',
  '/lahan-petani?search=jalan&',
  '/kegiatan-dinas?',
])('a long list, %s: every row once, in the order of its pages', async (path) => {
  const asPetani = (rest: string) =>
    api.fetch(`/api${path}${rest}`, { headers: { Authorization: `Bearer ${petani.token}` } });
  const pages: object[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = (await (await asPetani(`limit=200&page=${page}`)).json()) as {
      data: { data: object[]; last_page: number };
    };
    pages.push(...data.data);
    if (page >= data.last_page) break;
  }
  const read = csvRows(await (await asPetani('format=csv')).text()).slice(1);
  const title = (one: object) => String(Reflect.get(one, 'judul') ?? Reflect.get(one, 'alamat'));
  const at = path.startsWith('/lahan') ? 4 : 0;
  expect(read.map((cells) => cells[at])).toEqual(pages.map(title));
});
