import { beforeAll } from 'vitest';
import type { Peran } from '#contract/limits.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, statusOf } from '../../support/api/callers.ts';
import { newAkun } from '../../support/api/new-akun.ts';
import { describePermissions } from '../../support/api/permission-table.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});

const unik = () => crypto.randomUUID().slice(0, 8);

/** What is done to an account with a role; each act finds one of its own. */
const acts = (peran: Peran) => {
  const target = () => newAkun(api, { peran });
  const places = peran === 'petugas' ? [1] : [];
  return {
    baca: async (who: Caller) => statusOf(who.send('GET', `/akun/${(await target()).id}`)),
    undang: (who: Caller) => {
      const name = unik();
      return statusOf(
        who.send('POST', '/akun', {
          ...{ nama_lengkap: 'Sri Rahayu', username: name, email: `${name}@contoh.id`, no_hp: '081234567890' },
          ...{ peran, kecamatan_ids: places },
        }),
      );
    },
    'undang lagi': async (who: Caller) =>
      statusOf(who.send('POST', `/akun/${(await newAkun(api, { peran, isInvited: true })).id}/undang`)),
    ubah: async (who: Caller) => statusOf(who.send('PUT', `/akun/${(await target()).id}`, { no_hp: '081111111111' })),
    nonaktifkan: async (who: Caller) => statusOf(who.send('PUT', `/akun/${(await target()).id}`, { aktif: false })),
    // A new role is one that the caller may give; that he may take the old one is what is asked.
    'ganti peran': async (who: Caller) =>
      statusOf(who.send('PUT', `/akun/${(await target()).id}`, { peran: 'petugas', kecamatan_ids: [1] })),
    'jadi admin': async (who: Caller) => statusOf(who.send('PUT', `/akun/${(await target()).id}`, { peran: 'admin' })),
    keluarkan: async (who: Caller) => statusOf(who.send('DELETE', `/akun/${(await target()).id}/sesi`)),
    'lihat alihan': async (who: Caller) =>
      statusOf(who.send('GET', `/akun/${(await target()).id}/alihkan?ke=${(await newAkun(api, { peran })).id}`)),
    alihkan: async (who: Caller) =>
      statusOf(who.send('POST', `/akun/${(await target()).id}/alihkan`, { ke: (await newAkun(api, { peran })).id })),
  };
};

/** An admin may do to farmers and officers what a superadmin may; he makes no admin, and gives nobody's rows away. */
const ofAdmin = {
  bawahan:
    '200  | 201    | 200         | 200  | 200         | 200         | 403        | 200       | 403          | 403',
  sejajar:
    '200  | 403    | 403         | 403  | 403         | 403         | 403        | 403       | 403          | 403',
};

for (const [peran, admin] of [
  ['petani', ofAdmin.bawahan],
  ['petugas', ofAdmin.bawahan],
  ['admin', ofAdmin.sejajar],
  ['superadmin', ofAdmin.sejajar],
] as const) {
  describePermissions(
    `what is done to a ${peran}`,
    () => api,
    acts(peran),
    `
    siapa      | baca | undang | undang lagi | ubah | nonaktifkan | ganti peran | jadi admin | keluarkan | lihat alihan | alihkan
    pengunjung | 401  | 401    | 401         | 401  | 401         | 401         | 401        | 401       | 401          | 401
    petani     | 403  | 403    | 403         | 403  | 403         | 403         | 403        | 403       | 403          | 403
    petugas    | 403  | 403    | 403         | 403  | 403         | 403         | 403        | 403       | 403          | 403
    admin      | ${admin}
    superadmin | 200  | 201    | 200         | 200  | 200         | 200         | 200        | 200       | 200          | 200
    `,
  );
}

const sheet = () => {
  const name = unik();
  return {
    baris: [
      {
        ...{ nama_lengkap: 'Sri Rahayu', username: name, email: `${name}@contoh.id`, no_hp: '081234567890' },
        kecamatan: 'Melak',
      },
    ],
  };
};

describePermissions(
  'lists and sheets',
  () => api,
  {
    daftar: (who) => statusOf(who.send('GET', '/akun')),
    berkas: (who) => statusOf(who.send('GET', '/akun?format=csv')),
    impor: (who) => statusOf(who.send('POST', '/akun/impor', sheet())),
    'tandai petani': async (who) =>
      statusOf(who.send('PUT', `/akun/${(await newAkun(api, { peran: 'petani' })).id}`, { terverifikasi: true })),
  },
  `
  siapa      | daftar | berkas | impor | tandai petani
  pengunjung | 401    | 401    | 401   | 401
  petani     | 403    | 403    | 403   | 403
  petugas    | 403    | 403    | 403   | 403
  admin      | 200    | 200    | 201   | 200
  superadmin | 200    | 200    | 201   | 200
  `,
);
