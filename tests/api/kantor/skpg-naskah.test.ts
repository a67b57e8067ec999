import { beforeEach, describe, expect, test } from 'vitest';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

const bulan = { tahun: 2026, bulan: 10, skema: 'permentan' };
let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
beforeEach(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
});

const kerja = async (): Promise<KerjaSkpg> =>
  (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10&skema=permentan')).body.data;
const found = async (kunci: string) => {
  const { narasi, rekomendasi } = await kerja();
  return [...narasi, ...rekomendasi].find((one) => one.kunci === kunci);
};
/** Writes as somebody does who reads the sentence now. */
async function write(kunci: string, teks: string, more: object = {}) {
  const { asal = '', revisi = 0 } = (await found(kunci)) ?? {};
  const sent = { ...bulan, kunci, teks, asal: asal ?? '', ...more };
  return admin.send('PUT', '/kantor/skpg/naskah', sent, { 'If-Match': `"${revisi}"` });
}
const terbitkan = async (more: object = {}) =>
  admin.send('POST', '/kantor/skpg/terbitan', { ...bulan, sidik: (await kerja()).sidik, ...more });
const terbit = async () => (await visitor(world.api).send('GET', '/skpg/terbitan?tahun=2026&bulan=10')).body.data;
/** Everybody weighed has gained: what is said of it, and advised, is another. */
const allGain = () =>
  world.api.db
    .updateTable('timbang_balita')
    .set(({ ref }) => ({ berat_badan_naik: ref('jumlah_balita'), dibawah_garis_merah: 0 }))
    .execute();

describe('a sentence of the office', () => {
  test('whose figures move on is read again before it is published', async () => {
    expect(await write('pemanfaatan', 'Posyandu ramai.')).toMatchObject({ status: 200 });
    await allGain();
    expect(await found('pemanfaatan')).toMatchObject({ teks: 'Posyandu ramai.', usang: true });
    expect(await terbitkan()).toMatchObject({
      status: 422,
      body: { meta: { message: expect.stringContaining('1 kalimat dinas ditulis sebelum angkanya berubah') } },
    });
    expect(await write('pemanfaatan', 'Posyandu ramai.')).toMatchObject({ status: 200 });
    expect(await terbitkan()).toMatchObject({ status: 201 });
  });

  test('stays where the figures no longer make it, until it is taken away', async () => {
    expect(await write('rekomendasi-bgm', 'Rujuk ke RSUD.')).toMatchObject({ status: 200 });
    await allGain();
    expect(await found('rekomendasi-bgm')).toMatchObject({ teks: 'Rujuk ke RSUD.', asal: '', usang: true });
    expect(await write('rekomendasi-bgm', '', { kembalikan: true })).toMatchObject({ status: 200 });
    expect(await found('rekomendasi-bgm')).toBeUndefined();
  });

  test('that was taken back is not overwritten by who read it before', async () => {
    await write('akses', 'Jalan putus.');
    const { asal } = (await found('akses')) ?? {};
    await write('akses', asal ?? '', { kembalikan: true });
    const stale = { ...bulan, kunci: 'akses', teks: 'Dari tab lama.', asal };
    const answer = await admin.send('PUT', '/kantor/skpg/naskah', stale, { 'If-Match': '"1"' });
    expect(answer).toMatchObject({ status: 412, body: { data: { baris: { teks: asal, revisi: 2 } } } });
    expect(await found('akses')).toMatchObject({ disunting: false });
  });

  test('may be as long as the worst month makes it, and no key is made up', async () => {
    expect(await write('perubahan', 'x'.repeat(4000))).toMatchObject({ status: 200 });
    expect(await write('perubahan', 'x'.repeat(4001))).toMatchObject({ status: 422 });
    expect(await write('perubahan', 'y', { asal: 'z'.repeat(20_000) })).toMatchObject({ status: 200 });
    expect(await write('narasi-tambahan-41', 'x')).toMatchObject({ status: 422 });
    expect(await write('apa-saja', 'x')).toMatchObject({ status: 422 });
  });

  test('is read by everybody as it stands, and nothing that stands no longer', async () => {
    await write('akses', '');
    await write('narasi-tambahan-1', '=HYPERLINK("x")');
    await terbitkan();
    const { narasi } = await terbit();
    expect(narasi.map(({ kunci }: { kunci: string }) => kunci)).not.toContain('akses');
    expect(narasi.at(-1)).toEqual({ kunci: 'narasi-tambahan-1', teks: '=HYPERLINK("x")', disunting: true });
    expect(JSON.stringify(await terbit())).not.toContain('23,9');
  });
});

describe('publishing', () => {
  test('from two screens that show the same publishes once', async () => {
    const { sidik } = await kerja();
    expect(await terbitkan({ sidik })).toMatchObject({ status: 201 });
    expect(await terbitkan({ sidik, catatan: 'Lagi' })).toMatchObject({ status: 409 });
  });

  test('by another way of judging says so, and compares labels alone', async () => {
    await terbitkan();
    const other = (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10&skema=cilegon')).body.data;
    expect(other.terbitan).toMatchObject({ skema: 'permentan', berubah: [] });
    const sent = { ...bulan, skema: 'cilegon', sidik: other.sidik, catatan: 'Cara lain' };
    expect(await admin.send('POST', '/kantor/skpg/terbitan', sent)).toMatchObject({ status: 201 });
    const [first] = (await terbit()).perubahan;
    expect(first).toEqual({ nama: 'Skema', yang: 'cara menilai', dari: 'Permentan 43/2010', ke: 'Cilegon 2026' });
  });

  test('an older publication is still to be had on paper, with who was to sign it', async () => {
    const head = (kepala_nama: string) =>
      admin.send('PUT', '/kantor/identitas', { nama_dinas: 'Dinas Ketahanan Pangan', kepala_nama });
    expect(await head('Marta Lunsiq')).toMatchObject({ status: 200 });
    await terbitkan();
    await allGain();
    await terbitkan({ catatan: 'Semua sudah ditimbang' });
    await head('Petrus Juan');
    const [{ isi }] = (await world.api.db.selectFrom('terbitan_skpg').select('isi').where('ke', '=', 1).execute()) as [
      { isi: string },
    ];
    expect(JSON.parse(isi)).toMatchObject({ kantor: { kepala_nama: 'Marta Lunsiq' }, tanggal: '2026-11-20' });
    expect(JSON.stringify(await terbit())).not.toContain('Marta Lunsiq');
    const Authorization = `Bearer ${admin.token}`;
    const paper = (ke: number) =>
      world.api.fetch(`/api/kantor/skpg/cetak?tahun=2026&bulan=10&terbit=${ke}`, { headers: { Authorization } });
    expect((await paper(1)).headers.get('Content-Disposition')).toContain('laporan-skpg-oktober-2026.pdf');
    expect((await paper(2)).headers.get('Content-Disposition')).toContain('laporan-skpg-oktober-2026-revisi-1.pdf');
    expect((await paper(3)).status).toBe(404);
  });

  test('a month that is asked for by half is not there', async () => {
    for (const query of ['', '?tahun=2026', '?bulan=10', '?tahun=2026&bulan=10']) {
      expect(await visitor(world.api).send('GET', `/skpg/terbitan${query}`)).toMatchObject({ status: 404 });
    }
  });
});

test('a threshold is confirmed once: whoever comes later has confirmed nothing', async () => {
  const { body } = await admin.send('GET', '/ambang-skpg?skema=permentan&ukuran=beras');
  const [{ id }] = body.data.data;
  expect(await admin.send('POST', `/ambang-skpg/${id}/konfirmasi`, {})).toMatchObject({
    status: 200,
    body: { data: { ambang_skpg: { perlu_konfirmasi: false, dikonfirmasi_oleh: expect.any(String) } } },
  });
  const other = await callerOf(world.api, 'superadmin');
  expect(await other.send('POST', `/ambang-skpg/${id}/konfirmasi`, {})).toMatchObject({ status: 409 });
  expect(await other.send('PUT', `/ambang-skpg/${id}`, { sumber: 'Rapat' })).toMatchObject({
    body: { data: { ambang_skpg: { perlu_konfirmasi: true, dikonfirmasi_oleh: null } } },
  });
});
