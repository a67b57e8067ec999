import { beforeAll } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, statusOf } from '../../support/api/callers.ts';
import { type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { describePermissions } from '../../support/api/permission-table.ts';
import { formOf, resources } from '../../support/api/resources.ts';

let api: TestApi;
let place: Place;
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
});

for (const resource of resources.filter(({ whose }) => whose === 'dinas')) {
  const { path, change, whole, isInternal, isAddedByPetugas } = resource;
  const [visitor, petani] = isInternal ? [401, 403] : [200, 200];
  const petugas = isAddedByPetugas ? 201 : 403;
  const row = (who: Caller) => rowOf(api, resource, place, who.id);

  describePermissions(
    `kontrak.md, Who may do what: ${path}`,
    () => api,
    {
      daftar: (who) => statusOf(who.send('GET', path)),
      satu: async (who) => statusOf(who.send('GET', `${path}/${await row(who)}`)),
      tambah: async (who) => statusOf(who.send('POST', path, formOf(resource, await whole(api, place, who.id)))),
      ubah: async (who) =>
        statusOf(
          who.send('PUT', `${path}/${await row(who)}`, {
            // A name of digits alone is refused.
            [change[0]]: `a${crypto.randomUUID().slice(0, 8)}`,
            ...named(change),
          }),
        ),
      hapus: async (who) => statusOf(who.send('DELETE', `${path}/${await row(who)}`)),
    },
    `
    siapa      | daftar | satu | tambah | ubah | hapus
    pengunjung | ${visitor}    | ${visitor}  | 401    | 401  | 401
    petani     | ${petani}    | ${petani}  | 403    | 403  | 403
    petugas    | 200    | 200  | ${petugas}    | 403  | 403
    admin      | 200    | 200  | 201    | 200  | 200
    superadmin | 200    | 200  | 201    | 200  | 200
    `,
  );
}

/** Names must be new each time; of other fields the other value will do. */
function named([field, value]: [string, string | number]) {
  return field.startsWith('nama_') ? {} : { [field]: value };
}
