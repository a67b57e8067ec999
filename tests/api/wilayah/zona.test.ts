import { expect, test } from 'vitest';
import { setFact } from '../../../server/db/facts.ts';
import { callerOf } from '../../support/api/callers.ts';
import { cetakan } from '../../support/api/cetak.ts';
import { smallWorld } from '../../support/kantor/small-world.ts';

/** 22.30 in WIB, 23.30 in WITA, 00.30 of the next day in WIT. */
const NIGHT = new Date('2026-11-22T15:30:00Z');

test.each([
  ['31.71', '2026-11-22', null, '22.30'],
  ['64.07', '2026-11-22', null, '23.30'],
  ['91.71', '2026-11-23', '2026-11-23', '00.30'],
])('the office of %s has the day and hour of its zone', async (kode, hari, terlambat_sejak, jam) => {
  const { api, periode } = await smallWorld({ now: () => NIGHT });
  await setFact(api.db, 'wilayah', kode);
  const id = await periode('harga_pangan', 'Minggu ke-3 November 2026', '2026-11-16', '2026-11-22');
  const admin = await callerOf(api, 'admin');
  const { status, body } = await admin.send('GET', '/kantor/beranda');
  expect([status, body.data.hari_ini, body.data.laporan]).toEqual([
    200,
    hari,
    expect.arrayContaining([expect.objectContaining({ jenis: 'harga-pangan', terlambat_sejak })]),
  ]);
  const { tanggal, dicetak } = await cetakan(admin, `harga-pangan-kutai-barat?periode_id=${id}`);
  expect([tanggal, dicetak]).toEqual([hari, { oleh: 'Admin', hari, jam }]);
});
