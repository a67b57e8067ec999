import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, statusOf } from '../../support/api/callers.ts';
import { foto } from '../../support/api/fotos.ts';
import { describePermissions } from '../../support/api/permission-table.ts';

let api: TestApi;
let admin: Caller;
let ids: number[];
beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});
beforeEach(async () => {
  ids = await order();
});

const PATH = '/slider/urutan';
const order = async (): Promise<number[]> =>
  (await admin.send('GET', '/slider')).body.data.data.map(({ id }: { id: number }) => id);
const rows = () => api.db.selectFrom('slider').select(['id', 'urutan', 'revisi']).orderBy('urutan').execute();

test('banners are stored in the order that names them all, and home shows it at once', async () => {
  const tag = async () => (await api.fetch('/api/slider?status=1')).headers.get('ETag');
  const before = await tag();
  const next = ids.toReversed();
  const { status, body } = await admin.send('PUT', PATH, { ids: next, sebelumnya: ids });
  expect(status).toBe(200);
  expect(body.data.slider.map(({ id }: { id: number }) => id)).toEqual(next);
  expect(await order()).toEqual(next);
  expect((await rows()).map(({ urutan }) => urutan)).toEqual(next.map((_id, at) => at + 1));
  expect(await tag()).not.toBe(before);
});

test('a form sends it too; what does not move keeps its revision', async () => {
  const [first = 0, second = 0, ...rest] = ids;
  const before = new Map((await rows()).map(({ id, revisi }) => [id, revisi]));
  const form = new FormData();
  form.append('_method', 'put');
  for (const id of [second, first, ...rest]) form.append('ids[]', String(id));
  expect((await admin.send('POST', PATH, form)).status).toBe(200);
  expect(await order()).toEqual([second, first, ...rest]);
  const raised = (await rows()).filter(({ id, revisi }) => revisi !== before.get(id)).map(({ id }) => id);
  expect(raised.toSorted()).toEqual([first, second].toSorted());
});

test('of two who order at once the second is told, and shown the list as it is', async () => {
  const [first = 0, second = 0, ...rest] = ids;
  const mine = admin.send('PUT', PATH, { ids: [second, first, ...rest], sebelumnya: ids });
  const other = admin.send('PUT', PATH, { ids: ids.toReversed(), sebelumnya: ids });
  const answers = (await Promise.all([mine, other])).toSorted((a, b) => a.status - b.status);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.body.meta.message).toBe(
    'Daftar slider sudah diubah orang lain. Periksa urutannya, lalu atur lagi.',
  );
  expect(answers[1]?.body.data.daftar.map(({ id }: { id: number }) => id)).toEqual(await order());
});

test.each<[string, (ids: number[]) => unknown, number]>([
  ['one is missing', (all) => all.slice(1), 409],
  ['one is not there', (all) => [...all, 999_999], 409],
  ['one stands for another', (all) => [...all.slice(1), 999_999], 409],
  ['one is named twice', (all) => [...all, all[0]], 422],
  ['none is named', () => [], 422],
  ['it is no list', () => 'semua', 422],
  ['it is not sent', () => undefined, 422],
  ['it holds no numbers', (all) => [...all.slice(1), { id: 1 }], 422],
  ['there are too many', () => Array.from({ length: 201 }, (_, at) => at + 1), 422],
])('nothing moves when %s', async (_name, sent, refused) => {
  const before = await rows();
  expect((await admin.send('PUT', PATH, { ids: sent(ids) })).status).toBe(refused);
  expect(await rows()).toEqual(before);
});

test('is kept in the trail once, and done once for one key', async () => {
  await api.db.deleteFrom('jejak').execute();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const asked = { ids: ids.toReversed(), sebelumnya: ids };
  for (const _time of [1, 2]) expect((await admin.send('PUT', PATH, asked, key)).status).toBe(200);
  expect((await admin.send('PUT', PATH, asked)).status).toBe(409);
  const kept = await api.db
    .selectFrom('jejak')
    .select(['user_id', 'perbuatan', 'tabel', 'baris', 'keterangan'])
    .execute();
  expect(kept).toEqual([{ user_id: admin.id, perbuatan: 'ubah', tabel: 'slider', baris: null, keterangan: 'urutan' }]);
});

test('a POST without _method=put changes nothing', async () => {
  expect((await admin.send('POST', PATH, { ids })).status).toBe(405);
  expect((await admin.send('POST', PATH, { ids, _method: 'delete' })).status).toBe(405);
});

const kegiatan = async (who: Caller): Promise<string> =>
  `/kegiatan-dinas/${(await who.send('GET', '/kegiatan-dinas')).body.data.data[0].id}/foto`;
/** A picture of the newest activity, as an admin has put it there. */
const picture = async (who: Caller): Promise<string> => {
  const form = new FormData();
  form.append('foto[]', foto());
  const { body } = await admin.send('POST', await kegiatan(who), form);
  const { kegiatan_fotos } = body.data.kegiatan_dinas;
  return `${await kegiatan(who)}/${kegiatan_fotos.at(-1).id}`;
};
const added = async (who: Caller) => {
  const form = new FormData();
  form.append('foto[]', foto());
  return statusOf(who.send('POST', await kegiatan(who), form));
};
const ordered = async (who: Caller) => {
  const { kegiatan_fotos } = (await who.send('GET', '/kegiatan-dinas')).body.data.data[0];
  const all = kegiatan_fotos.map(({ id }: { id: number }) => id);
  return statusOf(who.send('PUT', `${await kegiatan(who)}/urutan`, { ids: all.length > 0 ? all : [1] }));
};

describePermissions(
  'kontrak.md, Who may do what: orders, and pictures of activities',
  () => api,
  {
    slider: async (who) => statusOf(who.send('PUT', PATH, { ids: await order() })),
    tambah: added,
    ubah: async (who) => statusOf(who.send('PUT', await picture(who), { keterangan: 'Antrean' })),
    urutan: ordered,
    hapus: async (who) => statusOf(who.send('DELETE', await picture(who))),
  },
  `
  siapa      | slider | tambah | ubah | urutan | hapus
  pengunjung | 401    | 401    | 401  | 401    | 401
  petani     | 403    | 403    | 403  | 403    | 403
  petugas    | 403    | 403    | 403  | 403    | 403
  admin      | 200    | 201    | 200  | 200    | 200
  superadmin | 200    | 201    | 200  | 200    | 200
  `,
);
