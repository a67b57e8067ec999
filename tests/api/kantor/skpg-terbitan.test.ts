import { beforeAll, describe, expect, test } from 'vitest';
import type { KerjaSkpg, TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

const bulan = { tahun: 2026, bulan: 10, skema: 'permentan' };
let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
beforeAll(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
});

const kerja = async (who = admin): Promise<KerjaSkpg> => {
  const { status, body } = await who.send('GET', '/kantor/skpg?tahun=2026&bulan=10&skema=permentan');
  expect(status).toBe(200);
  return body.data;
};
const terbitkan = async (more: object = {}, who = admin) =>
  who.send('POST', '/kantor/skpg/terbitan', { ...bulan, sidik: (await kerja()).sidik, ...more });
const terbit = async (): Promise<TerbitanSkpg> => {
  return (await visitor(world.api).send('GET', '/skpg/terbitan?tahun=2026&bulan=10')).body.data;
};
const teksOf = ({ narasi }: Pick<KerjaSkpg, 'narasi'>, kunci: string) => narasi.find((one) => one.kunci === kunci);

describe('a month’s sentences', () => {
  test('come from its figures', async () => {
    const { narasi, rekomendasi } = await kerja();
    expect(narasi.map(({ teks }) => teks.replaceAll('\u00a0', ' '))).toEqual([
      'Pada Oktober 2026 Kabupaten Kutai Barat dinilai rentan menurut Permentan 43/2010. Dari 3 kecamatan, 0 aman, 1 waspada, 1 rentan, dan 1 belum dapat dinilai. Rentan: Damai. Waspada: Melak.',
      'Ketersediaan: waspada. Luas tanam padi 38 ha, 8,6 % di atas rata-rata Oktober dalam 2 tahun (35 ha). Luas puso padi 4 ha, 100 % di atas rata-rata Oktober dalam 2 tahun (2 ha). Keduanya dari desa dan kelurahan yang sama, 3 dari 3 desa dan kelurahan.',
      'Akses: rentan. Harga eceran Beras Medium Rp 12.800, 23,9 % di atas rata-rata 3 bulan sebelumnya (Rp 10.333) di 2 dari 3 kecamatan, yang sama pada kedua waktu.',
      'Pemanfaatan: waspada. 120 balita ditimbang di 3 dari 3 desa dan kelurahan: 80 % naik berat badannya (N/D) dan 6,7 % berada di bawah garis merah (BGM/D).',
      'Dibandingkan September 2026 (2 dari 3 kecamatan), memburuk: akses dari waspada menjadi rentan di Kabupaten Kutai Barat dan Damai; akses dari aman menjadi waspada di Melak.',
      'Bulan ini masih menerima laporan; angkanya masih dapat berubah.',
      'Sebagian ambang yang dipakai masih perlu konfirmasi.',
    ]);
    expect(rekomendasi.map(({ teks }) => teks)).toContain('Lengkapi laporan untuk aspek akses di Bongan.');
  });

  test('can be written anew, which is marked, and taken back', async () => {
    const before = teksOf(await kerja(), 'akses');
    const put = (teks: string, revisi: number) =>
      admin.send(
        'PUT',
        '/kantor/skpg/naskah',
        { ...bulan, kunci: 'akses', teks, asal: before?.teks },
        { 'If-Match': `"${revisi}"` },
      );
    expect(await put('Harga beras naik karena jalan putus.', 0)).toMatchObject({ status: 200 });
    expect(teksOf(await kerja(), 'akses')).toMatchObject({
      ...{ teks: 'Harga beras naik karena jalan putus.', disunting: true, usang: false, asal: before?.teks, revisi: 1 },
    });
    expect(await put('Dari orang lain.', 0)).toMatchObject({ status: 412 });
    expect(await put(before?.teks ?? '', 1)).toMatchObject({ status: 200 });
    expect(teksOf(await kerja(), 'akses')).toEqual({ ...before, revisi: 2 });
    // Who read it before it was taken back does not overwrite it.
    expect(await put('Dari tab lama.', 1)).toMatchObject({ status: 412 });
  });
});

describe('publishing', () => {
  test('only the office does it, and only what it has seen', async () => {
    for (const username of ['petugas', 'petani']) {
      expect(await terbitkan({}, await callerOf(world.api, username))).toMatchObject({ status: 403 });
    }
    expect(await terbitkan({}, visitor(world.api))).toMatchObject({ status: 401 });
    expect(await terbitkan({ sidik: 'lain' })).toMatchObject({ status: 409 });
    expect(await visitor(world.api).send('GET', '/skpg/terbitan?tahun=2026&bulan=10')).toMatchObject({ status: 404 });
  });

  test('freezes the month: what is entered later changes it only as a revision, which says what', async () => {
    expect(await terbitkan()).toMatchObject({ status: 201, body: { data: { terbitan_skpg: { ke: 1 } } } });
    const first = await terbit();
    expect(first).toMatchObject({ ke: 1, catatan: '', perubahan: [], papan: (await kerja()).papan });

    // Weighed after the publication: 80 per cent up become 76.
    await world.api.db
      .updateTable('timbang_balita')
      .set({ berat_badan_naik: 33 })
      .where('jumlah_balita', '=', 40)
      .execute();
    expect(await terbit()).toEqual(first);
    const berubah = [
      { nama: 'Kabupaten Kutai Barat', yang: 'N/D (%)', dari: '80\u00a0% · waspada', ke: '75,8\u00a0% · rentan' },
      { nama: 'Kabupaten Kutai Barat', yang: 'Pemanfaatan (skor)', dari: 'skor 4 · waspada', ke: 'skor 5 · rentan' },
      { nama: 'Kabupaten Kutai Barat', yang: 'Gabungan (skor)', dari: 'skor 7 · rentan', ke: 'skor 8 · rentan' },
      { nama: 'Melak', yang: 'N/D (%)', dari: '84\u00a0% · waspada', ke: '79\u00a0% · rentan' },
      { nama: 'Melak', yang: 'Pemanfaatan (skor)', dari: 'skor 4 · waspada', ke: 'skor 5 · rentan' },
      { nama: 'Melak', yang: 'Gabungan (skor)', dari: 'skor 6 · waspada', ke: 'skor 7 · rentan' },
    ];
    expect((await kerja()).terbitan).toMatchObject({ ke: 1, skema: 'permentan', berubah });

    expect(await terbitkan()).toMatchObject({ status: 422 });
    expect(await terbitkan({ catatan: 'Laporan Empas diperbaiki' })).toMatchObject({ status: 201 });
    expect(await terbit()).toMatchObject({ ke: 2, catatan: 'Laporan Empas diperbaiki', perubahan: berubah });
    expect((await kerja()).terbitan).toMatchObject({ ke: 2, berubah: [] });

    const { body } = await visitor(world.api).send('GET', '/skpg');
    expect(body.data.terbitan).toMatchObject([{ tahun: 2026, bulan: 10, ke: 2, komposit: 'rentan' }]);
  });

  test('a month of which there is nothing is not published', async () => {
    const empty = { ...bulan, bulan: 1 };
    const { body } = await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=1');
    const sent = { ...empty, sidik: body.data.sidik };
    expect(await admin.send('POST', '/kantor/skpg/terbitan', sent)).toMatchObject({ status: 422 });
  });
});
