import { beforeAll } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, statusOf } from '../../support/api/callers.ts';
import { newRow, type Place, placeIn, rowOf } from '../../support/api/fixtures.ts';
import { foto } from '../../support/api/fotos.ts';
import { describePermissions } from '../../support/api/permission-table.ts';
import { formOf, resources } from '../../support/api/resources.ts';

let api: TestApi;
let place: Place;
let lain: Caller;
beforeAll(async () => {
  api = await openApi();
  place = await placeIn(api, 'Melak');
  lain = await callerOf(api, 'petrus.uvan');
});

const resourceAt = (path: string) => resources.find((resource) => resource.path === path)!;

/** Reads of a koordinat are told apart in their own table. */
const drawn = {
  '/produk': `
    siapa      | daftar | satu sendiri | satu lain | tambah | ubah sendiri | ubah lain | hapus sendiri | hapus lain
    pengunjung | 200    | 200          | 200       | 401    | 401          | 401       | 401           | 401
    petani     | 200    | 200          | 200       | 201    | 200          | 403       | 200           | 403
    petugas    | 200    | 200          | 200       | 403    | 403          | 403       | 403           | 403
    admin      | 200    | 200          | 200       | 403    | 403          | 403       | 403           | 403
    superadmin | 200    | 200          | 200       | 201    | 200          | 200       | 200           | 200
    `,
  '/lahan-petani': `
    siapa      | daftar | satu sendiri | satu lain | tambah | ubah sendiri | ubah lain | hapus sendiri | hapus lain
    pengunjung | 200    | 200          | 200       | 401    | 401          | 401       | 401           | 401
    petani     | 200    | 200          | 200       | 201    | 200          | 403       | 200           | 403
    petugas    | 200    | 200          | 200       | 403    | 403          | 403       | 403           | 403
    admin      | 200    | 200          | 200       | 403    | 403          | 403       | 403           | 403
    superadmin | 200    | 200          | 200       | 201    | 200          | 200       | 200           | 200
    `,
  '/koordinat-lahan-petani': `
    siapa      | daftar | satu sendiri | satu lain | tambah | ubah sendiri | ubah lain | hapus sendiri | hapus lain
    pengunjung | 401    | 401          | 401       | 401    | 401          | 401       | 401           | 401
    petani     | 200    | 200          | 404       | 201    | 200          | 403       | 200           | 403
    petugas    | 200    | 200          | 200       | 403    | 403          | 403       | 403           | 403
    admin      | 200    | 200          | 200       | 403    | 403          | 403       | 403           | 403
    superadmin | 200    | 200          | 200       | 201    | 200          | 200       | 200           | 200
    `,
};

for (const [path, table] of Object.entries(drawn)) {
  const resource = resourceAt(path);
  const changed = Object.fromEntries([resource.change]);
  const row = async (user_id: number) => `${path}/${await rowOf(api, resource, place, user_id || lain.id)}`;

  describePermissions(
    `kontrak.md, Who may do what: ${path}`,
    () => api,
    {
      daftar: (who) => statusOf(who.send('GET', path)),
      'satu sendiri': async (who) => statusOf(who.send('GET', await row(who.id))),
      'satu lain': async (who) => statusOf(who.send('GET', await row(lain.id))),
      tambah: async (who) => {
        const fields = await resource.whole(api, place, who.id || lain.id);
        return statusOf(who.send('POST', path, resource.pictures ? formOf(resource, fields) : fields));
      },
      'ubah sendiri': async (who) => statusOf(who.send('PUT', await row(who.id), changed)),
      'ubah lain': async (who) => statusOf(who.send('PUT', await row(lain.id), changed)),
      'hapus sendiri': async (who) => statusOf(who.send('DELETE', await row(who.id))),
      'hapus lain': async (who) => statusOf(who.send('DELETE', await row(lain.id))),
    },
    table,
  );
}

/** A product with two photos, of which the second is not the main one. */
async function fotoOf(user_id: number) {
  const produk_id = await rowOf(api, resourceAt('/produk'), place, user_id || lain.id);
  const id = await newRow(api, 'produk_foto', { produk_id, foto: `${crypto.randomUUID()}.jpg`, main: '0' });
  return {
    album: `/produk/${produk_id}/foto`,
    one: `/produk/${produk_id}/foto/${id}`,
    main: `/produk/${produk_id}/main-foto/${id}`,
  };
}

const oneFoto = (name: string) => {
  const form = new FormData();
  form.append(name, foto());
  return form;
};

describePermissions(
  'kontrak.md, Who may do what: the photos of /produk',
  () => api,
  {
    'tambah sendiri': async (who) => statusOf(who.send('POST', (await fotoOf(who.id)).album, oneFoto('foto[]'))),
    'tambah lain': async (who) => statusOf(who.send('POST', (await fotoOf(lain.id)).album, oneFoto('foto[]'))),
    'ubah sendiri': async (who) => statusOf(who.send('PUT', (await fotoOf(who.id)).one, oneFoto('foto'))),
    'ubah lain': async (who) => statusOf(who.send('PUT', (await fotoOf(lain.id)).one, oneFoto('foto'))),
    'utama sendiri': async (who) => statusOf(who.send('POST', (await fotoOf(who.id)).main)),
    'utama lain': async (who) => statusOf(who.send('POST', (await fotoOf(lain.id)).main)),
    'hapus sendiri': async (who) => statusOf(who.send('DELETE', (await fotoOf(who.id)).one)),
    'hapus lain': async (who) => statusOf(who.send('DELETE', (await fotoOf(lain.id)).one)),
  },
  `
  siapa      | tambah sendiri | tambah lain | ubah sendiri | ubah lain | utama sendiri | utama lain | hapus sendiri | hapus lain
  pengunjung | 401            | 401         | 401          | 401       | 401           | 401        | 401           | 401
  petani     | 201            | 403         | 200          | 403       | 200           | 403        | 200           | 403
  petugas    | 403            | 403         | 403          | 403       | 403           | 403        | 403           | 403
  admin      | 403            | 403         | 403          | 403       | 403           | 403        | 403           | 403
  superadmin | 201            | 201         | 200          | 200       | 200           | 200        | 200           | 200
  `,
);
