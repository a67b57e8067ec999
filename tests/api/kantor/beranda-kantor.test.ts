import { beforeEach, describe, expect, test } from 'vitest';
import type { BerandaKantor } from '#contract/summaries/beranda-kantor.ts';
import { callerOf } from '../../support/api/callers.ts';
import { type SmallWorld, smallWorld } from '../../support/kantor/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await smallWorld();
});

const due = async (): Promise<BerandaKantor> => {
  const { status, body, headers } = await (await callerOf(world.api, 'admin')).send('GET', '/kantor/beranda');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  return body.data;
};

const closePeriode = (id: number) =>
  world.api.db
    .updateTable('periode_luas_tanam')
    .set({ ditutup_pada: '2026-11-20T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();

/** Reports as they are told: which, how far, since when late. */
const told = ({ laporan }: BerandaKantor) =>
  laporan.map(({ jenis, periode, terisi, diharapkan, terlambat_sejak }) =>
    [jenis, periode.nama_periode, `${terisi}/${diharapkan}`, terlambat_sejak ?? '-'].join(' '),
  );

test('first steps of a new office, each with how far it is', async () => {
  const steps = async () =>
    (await due()).langkah.map(({ langkah, selesai, ada, dari }) => `${langkah} ${ada}/${dari} ${selesai}`);
  expect(await steps()).toEqual([
    ...['identitas 0/1 false', 'daftar 2/2 true', 'periode 0/4 false'],
    ...['petugas 2/3 true', 'sasaran 0/3 false', 'laporan 0/5 false'],
  ]);
  const id = await world.periode('harga_pangan', 'Ini', '2026-11-16', '2026-11-22');
  await world.periode('luas_tanam', 'Depan', '2026-12-01', '2026-12-31');
  await world.harga(id, 'Melak', 'Beras');
  await (await callerOf(world.api, 'admin')).send('PUT', '/kantor/identitas', { nama_dinas: 'Dinas Pangan' });
  expect((await steps()).filter((one) => /identitas|periode|laporan/.test(one))).toEqual([
    ...['identitas 1/1 true', 'periode 1/4 false', 'laporan 1/5 true'],
  ]);
});

describe('what is due', () => {
  test('of each report the period that runs and the one before; what is complete is not late, what has not begun is not there', async () => {
    const { periode, harga } = world;
    for (const [nama, mulai, selesai] of [
      ['Lama', '2026-11-02', '2026-11-08'],
      ['Lalu', '2026-11-09', '2026-11-15'],
      ['Ini', '2026-11-16', '2026-11-22'],
      ['Depan', '2026-11-23', '2026-11-29'],
    ] as const) {
      const id = await periode('harga_pangan', nama, mulai, selesai);
      if (nama === 'Ini') await harga(id, 'Melak', 'Beras');
    }
    const october = await periode('timbang_balita', 'Oktober', '2026-10-01', '2026-10-31');
    for (const [tempat, desa] of [
      ['Melak', 'Empas'],
      ['Melak', 'Muara Bunyut'],
      ['Damai', 'Besiq'],
    ] as const) {
      await world.timbang(october, tempat, desa);
    }
    expect(told(await due())).toEqual([
      'harga-pangan Ini 1/9 -',
      'harga-pangan Lalu 0/9 2026-11-16',
      'harga-pangan-kutai-barat Ini 0/3 -',
      'harga-pangan-kutai-barat Lalu 0/3 2026-11-16',
      'timbang-balita Oktober 3/3 -',
    ]);
  });

  test('a closed period is due no more: the one before it takes its place', async () => {
    const ids: number[] = [];
    for (const [at, day] of ['2026-11-02', '2026-11-09', '2026-11-16'].entries()) {
      ids.push(await world.periode('luas_tanam', `Masa ${at}`, day, day));
    }
    await closePeriode(ids[1]!);
    expect(told(await due())).toEqual(['luas-tanam Masa 2 0/3 2026-11-17', 'luas-tanam Masa 0 0/3 2026-11-03']);
  });

  test('place by place, with the officers concerned and their places; addresses of mail are not shown', async () => {
    const week = await world.periode('harga_pangan', 'Ini', '2026-11-16', '2026-11-22');
    await world.harga(week, 'Melak', 'Beras');
    for (const nama of ['Beras', 'Cabai', 'Telur']) await world.harga(week, 'Damai', nama);
    const found = await due();
    const [harga] = found.laporan;
    expect(harga?.tempat.map(({ nama_kecamatan, terisi, diharapkan }) => [nama_kecamatan, terisi, diharapkan])).toEqual(
      [
        ['Bongan', 0, 3],
        ['Damai', 3, 3],
        ['Melak', 1, 3],
      ],
    );
    expect(harga?.petugas).toEqual([
      expect.objectContaining({ nama_lengkap: 'Agus', kurang: ['Melak'], no_hp: '081200001001', punya_email: true }),
      expect.objectContaining({ nama_lengkap: 'Yulius', kurang: ['Melak'], diingatkan: null }),
    ]);
    expect(JSON.stringify(found)).not.toContain('@contoh.id');
  });

  test('who was reminded, and when', async () => {
    const week = await world.periode('harga_pangan', 'Ini', '2026-11-16', '2026-11-22');
    const admin = await callerOf(world.api, 'admin');
    const user_id = world.id('akun', 'yulius');
    await admin.send('POST', '/pengingat', { jenis: 'harga-pangan', periode_id: week, user_id });
    const [harga] = (await due()).laporan;
    expect(harga?.petugas.map(({ nama_lengkap, diingatkan }) => [nama_lengkap, diingatkan])).toEqual([
      ['Agus', null],
      ['Yulius', '2026-11-20T04:00:00.000Z'],
    ]);
  });

  test('a period without a last day is never late; one without dates began when it was made', async () => {
    await world.periode('luas_tanam', 'Tanpa tanggal', null);
    expect(told(await due())).toEqual(['luas-tanam Tanpa tanggal 0/3 -']);
  });
});
