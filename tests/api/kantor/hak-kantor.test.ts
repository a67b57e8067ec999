import { beforeAll, expect, test } from 'vitest';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { describePermissions } from '../../support/api/permission-table.ts';
import { type SmallWorld, smallWorld } from '../../support/kantor/small-world.ts';

let world: SmallWorld;
beforeAll(async () => {
  world = await smallWorld();
  await world.periode('harga_pangan', 'Pekan ini', '2026-11-16', '2026-11-22');
});

const get = (path: string) => async (who: Caller) => (await who.send('GET', path)).status;

describePermissions(
  'who reads what the office sees',
  () => world.api,
  {
    kelengkapan: get('/kelengkapan'),
    rincian: get('/kelengkapan/rincian?jenis=harga-pangan-kutai-barat&periode_id=1'),
    beranda: get('/kantor/beranda'),
    pengingat: get('/pengingat?periode_id=1'),
    ingatkan: async (who) => (await who.send('POST', '/pengingat', { periode_id: 1 })).status,
  },
  `
               | kelengkapan | rincian | beranda | pengingat | ingatkan
    pengunjung | 401         | 401     | 401     | 401       | 401
    petani     | 403         | 403     | 403     | 403       | 403
    petugas    | 200         | 200     | 403     | 403       | 403
    admin      | 200         | 200     | 200     | 200       | 422
    superadmin | 200         | 200     | 200     | 200       | 422
  `,
);

test('without any period, commodity or food there is a matrix without columns, and nothing is due', async () => {
  const empty = await smallWorld();
  const boss = await callerOf(empty.api, 'admin');
  const { body } = await boss.send('GET', '/kelengkapan?jenis=luas-tanam');
  expect(body.data).toMatchObject({ tahun: '2026', tahun_lain: [], periode: [], terisi: [[], [], []] });
  const due = await boss.send('GET', '/kantor/beranda');
  expect(due.body.data).toMatchObject({
    laporan: [],
    harga: { periode: null, terbesar: [], jumlah_lonjakan: 0 },
    defisit: { periode: null, jumlah: 0 },
    gizi_buruk: { periode: null, jumlah_kasus: 0 },
    aduan: { jumlah: 0 },
  });
  expect((await visitor(empty.api).send('GET', '/kantor/beranda')).status).toBe(401);
});
