import { beforeAll } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, statusOf } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { describePermissions } from '../../support/api/permission-table.ts';
import { resources } from '../../support/api/resources.ts';

let api: TestApi;
/** Where the officer works, and where he does not. */
let di: Place;
let luar: Place;
let lain: Caller;
beforeAll(async () => {
  api = await openApi();
  di = await placeIn(api, 'Melak');
  luar = await placeIn(api, 'Long Iram');
  lain = await callerOf(api, 'agustina.pelenteq');
});

for (const resource of resources.filter(({ whose }) => whose === 'petugas di kecamatannya')) {
  const { path, change, whole } = resource;
  const changed = Object.fromEntries([change]);
  const own = (who: Caller, place: Place) => rowOf(api, resource, place, who.id || lain.id);
  const others = (place: Place) => rowOf(api, resource, place, lain.id);
  const create = async (who: Caller, place: Place) => statusOf(who.send('POST', path, await whole(api, place, who.id)));
  const update = async (who: Caller, id: number, fields: Record<string, unknown> = changed) =>
    statusOf(who.send('PUT', `${path}/${id}`, fields));
  const remove = (who: Caller, id: number) => statusOf(who.send('DELETE', `${path}/${id}`));
  const hasVillage = ['timbang_balita', 'luas_tanam'].includes(resource.table);
  const moved = (place: Place) => (hasVillage ? { ...place } : { kecamatan_id: place.kecamatan_id });

  describePermissions(
    `kontrak.md, Who may do what: ${path}`,
    () => api,
    {
      daftar: (who) => statusOf(who.send('GET', path)),
      satu: async (who) => statusOf(who.send('GET', `${path}/${await others(luar)}`)),
      'tambah di': (who) => create(who, di),
      'tambah luar': (who) => create(who, luar),
      'ubah sendiri di': async (who) => update(who, await own(who, di)),
      'ubah sendiri luar': async (who) => update(who, await own(who, luar)),
      'pindah ke luar': async (who) => update(who, await own(who, di), moved(luar)),
      'pindah ke di': async (who) => update(who, await own(who, luar), moved(di)),
      'ubah lain di': async (who) => update(who, await others(di)),
      'ubah lain luar': async (who) => update(who, await others(luar)),
      'hapus sendiri di': async (who) => remove(who, await own(who, di)),
      'hapus sendiri luar': async (who) => remove(who, await own(who, luar)),
      'hapus lain di': async (who) => remove(who, await others(di)),
      'hapus lain luar': async (who) => remove(who, await others(luar)),
    },
    `
    siapa | daftar | satu | tambah di | tambah luar | ubah sendiri di | ubah sendiri luar | pindah ke luar | pindah ke di | ubah lain di | ubah lain luar | hapus sendiri di | hapus sendiri luar | hapus lain di | hapus lain luar
    pengunjung | 200 | 200 | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401 | 401
    petani     | 200 | 200 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403
    petugas    | 200 | 200 | 201 | 403 | 200 | 403 | 403 | 403 | 403 | 403 | 200 | 403 | 403 | 403
    admin      | 200 | 200 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403 | 403
    superadmin | 200 | 200 | 201 | 201 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 200 | 200
    `,
  );
}

for (const resource of resources.filter(({ whose }) => whose === 'petugas')) {
  const { path, change, whole } = resource;
  const changed = Object.fromEntries([change]);
  const row = async (user_id: number) => `${path}/${await rowOf(api, resource, di, user_id)}`;

  describePermissions(
    `kontrak.md, Who may do what: ${path}`,
    () => api,
    {
      daftar: (who) => statusOf(who.send('GET', path)),
      satu: async (who) => statusOf(who.send('GET', await row(lain.id))),
      tambah: async (who) => statusOf(who.send('POST', path, await whole(api, di, who.id))),
      'ubah sendiri': async (who) => statusOf(who.send('PUT', await row(who.id || lain.id), changed)),
      'ubah lain': async (who) => statusOf(who.send('PUT', await row(lain.id), changed)),
      'hapus sendiri': async (who) => statusOf(who.send('DELETE', await row(who.id || lain.id))),
      'hapus lain': async (who) => statusOf(who.send('DELETE', await row(lain.id))),
    },
    `
    siapa      | daftar | satu | tambah | ubah sendiri | ubah lain | hapus sendiri | hapus lain
    pengunjung | 200    | 200  | 401    | 401          | 401       | 401           | 401
    petani     | 200    | 200  | 403    | 403          | 403       | 403           | 403
    petugas    | 200    | 200  | 201    | 200          | 403       | 200           | 403
    admin      | 200    | 200  | 403    | 403          | 403       | 403           | 403
    superadmin | 200    | 200  | 201    | 200          | 200       | 200           | 200
    `,
  );
}
