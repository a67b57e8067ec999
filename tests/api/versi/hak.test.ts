import { beforeAll } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, statusOf } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { describePermissions } from '../../support/api/permission-table.ts';
import { reports } from '../../support/api/resources.ts';

let api: TestApi;
let di: Place;
let luar: Place;
let lain: Caller;
let superadmin: Caller;
beforeAll(async () => {
  api = await openApi();
  di = await placeIn(api, 'Melak');
  luar = await placeIn(api, 'Long Iram');
  lain = await callerOf(api, 'agustina.pelenteq');
  superadmin = await callerOf(api, 'superadmin');
});

for (const resource of reports) {
  const { path, table, change } = resource;
  /** A row that was changed once, and then perhaps deleted. */
  const changed = async (user_id: number, place: Place) => {
    const id = await rowOf(api, resource, place, user_id);
    await superadmin.send('PUT', `${path}/${id}`, Object.fromEntries([change]));
    return id;
  };
  const thrown = async (user_id: number, place: Place) => {
    const id = await changed(user_id, place);
    await superadmin.send('DELETE', `${path}/${id}`);
    const { body } = await superadmin.send('GET', `/sampah?tabel=${table}&limit=1`);
    return { id, sampah: body.data.data[0].id as number };
  };
  const history = (who: Caller, id: number) => statusOf(who.send('GET', `${path}/${id}/riwayat`));
  const restore = (who: Caller, id: number) => statusOf(who.send('POST', `${path}/${id}/pulihkan`, { revisi: 1 }));
  const putBack = async (who: Caller, user_id: number, place: Place) =>
    statusOf(who.send('POST', `/sampah/${(await thrown(user_id, place)).sampah}/pulihkan`));
  const own = (who: Caller) => who.id || lain.id;
  const needsPlace = resource.whose === 'petugas di kecamatannya' ? 403 : 200;

  describePermissions(
    `kontrak.md, Who may do what, history: ${path}`,
    () => api,
    {
      'riwayat sendiri': async (who) => history(who, await changed(own(who), di)),
      'riwayat lain': async (who) => history(who, await changed(lain.id, di)),
      'riwayat terhapus sendiri': async (who) => history(who, (await thrown(own(who), di)).id),
      'riwayat terhapus lain': async (who) => history(who, (await thrown(lain.id, di)).id),
      'pulihkan sendiri di': async (who) => restore(who, await changed(own(who), di)),
      'pulihkan sendiri luar': async (who) => restore(who, await changed(own(who), luar)),
      'pulihkan lain': async (who) => restore(who, await changed(lain.id, di)),
      'ambil sendiri di': async (who) => putBack(who, own(who), di),
      'ambil sendiri luar': async (who) => putBack(who, own(who), luar),
      'ambil lain': async (who) => putBack(who, lain.id, di),
    },
    `
    siapa      | riwayat sendiri | riwayat lain | riwayat terhapus sendiri | riwayat terhapus lain | pulihkan sendiri di | pulihkan sendiri luar | pulihkan lain | ambil sendiri di | ambil sendiri luar | ambil lain
    pengunjung | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401
    petani     | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403
    petugas    | 200 | 403 | 200 | 403 | 200 | ${needsPlace} | 403 | 200 | ${needsPlace} | 403
    admin      | 200 | 200 | 200 | 200 | 403 | 403 | 403 | 403 | 403 | 403
    superadmin | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 200
    `,
  );
}
