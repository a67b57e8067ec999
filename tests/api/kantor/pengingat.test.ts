import { beforeEach, describe, expect, test } from 'vitest';
import type { CalonPengingat } from '#contract/resources/pengingat.ts';
import type { Letter } from '../../../server/ports.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { type SmallWorld, smallWorld } from '../../support/api/small-world.ts';

let world: SmallWorld;
let admin: Caller;
let week: number;
let now: Date;
const open = async (change: Parameters<typeof smallWorld>[0] = {}) => {
  now = new Date('2026-11-20T00:10:00Z');
  world = await smallWorld({ now: () => now, ...change });
  admin = await callerOf(world.api, 'admin');
  week = await world.periode('harga_pangan', '16 – 22 November 2026', '2026-11-16', '2026-11-22');
  await world.harga(week, 'Melak', 'Beras');
  for (const nama of ['Beras', 'Cabai', 'Telur']) await world.harga(week, 'Damai', nama);
};
beforeEach(() => open());

const id = (akun: string) => world.id('akun', akun);
const listed = async (query = `periode_id=${week}`): Promise<CalonPengingat> => {
  const { status, body } = await admin.send('GET', `/pengingat?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.data;
};
const remind = (user_id: number[] | number, more: object = {}, headers: Record<string, string> = {}) =>
  admin.send('POST', '/pengingat', { jenis: 'harga-pangan', periode_id: week, user_id, ...more }, headers);
const results = ({ body }: Awaited<ReturnType<typeof remind>>) =>
  body.data.hasil.map(({ nama_lengkap, hasil }: Record<string, string>) => [nama_lengkap, hasil]);
const stateOf = async (akun: string, query?: string) =>
  (await listed(query)).petugas.find((one) => one.id === id(akun))?.terakhir;

describe('GET /pengingat', () => {
  test('names the officers whose places are not complete, and what they lack; what nobody answers for stands apart', async () => {
    const found = await listed();
    const melak = { terisi: 1, diharapkan: 3, isi: ['Cabai', 'Telur'], nama_kecamatan: 'Melak' };
    expect(found.petugas.map(({ nama_lengkap, kurang }) => [nama_lengkap, kurang])).toEqual([
      ['Agus', [{ ...melak, kecamatan_id: world.id('kecamatan', 'Melak') }]],
      ['Yulius', [{ ...melak, kecamatan_id: world.id('kecamatan', 'Melak') }]],
    ]);
    expect(found).toMatchObject({ tanpa_petugas: ['Bongan'], terlambat_sejak: null, kantor_bersurat: true });
    expect(JSON.stringify(found)).not.toContain('@contoh.id');
  });

  test('one who may not log in is not asked', async () => {
    await world.api.db.updateTable('pengguna').set({ aktif: 0 }).where('username', '=', 'agus').execute();
    expect((await listed()).petugas.map(({ nama_lengkap }) => nama_lengkap)).toEqual(['Yulius']);
    expect((await remind(id('agus'))).status).toBe(422);
    expect(world.api.letters).toEqual([]);
  });

  test('the regency’s prices are asked of those who entered them of late, and of all where nobody did', async () => {
    const regency = `jenis=harga-pangan-kutai-barat&periode_id=${week}`;
    const asked = async () => (await listed(regency)).petugas.map(({ nama_lengkap }) => nama_lengkap);
    expect(await asked()).toEqual(['Agus', 'Petugas', 'Yulius']);
    const before = await world.periode('harga_pangan', 'Pekan lalu', '2026-11-09', '2026-11-15');
    await world.hargaKabupaten(before, 'Beras');
    expect(await asked()).toEqual(['Yulius']);
  });

  test('villages are named', async () => {
    const november = await world.periode('timbang_balita', 'November 2026', '2026-11-01', '2026-11-30');
    await world.timbang(november, 'Melak', 'Empas');
    const { petugas } = await listed(`jenis=timbang-balita&periode_id=${november}`);
    const lacking = petugas.map(({ kurang }) => kurang.map(({ nama_kecamatan, isi }) => [nama_kecamatan, ...isi]));
    expect(lacking).toEqual([
      [
        ['Damai', 'Besiq'],
        ['Melak', 'Muara Bunyut'],
      ],
      [['Melak', 'Muara Bunyut']],
    ]);
  });
});

describe('POST /pengingat', () => {
  test('sends a letter that names report, period, places and what is missing, as the server knows it', async () => {
    const sent = await remind([id('yulius')], { kurang: ['Damai'], isi: 'Emas' });
    expect(sent.status).toBe(201);
    expect(results(sent)).toEqual([['Yulius', 'sedang dikirim']]);
    await world.api.settled();
    const [letter] = world.api.letters as [Letter];
    expect(letter).toMatchObject({
      to: 'yulius@contoh.id',
      subject: 'Pengingat: harga pangan, 16 – 22 November 2026',
    });
    const melak = world.id('kecamatan', 'Melak');
    expect(letter.text).toContain('Melak: 1 dari 3 harga sudah diisi. Belum: Cabai, Telur.');
    expect(letter.text).toContain(`http://localhost/dashboard/harga-pangan/edit?periode=${week}&kecamatan=${melak}\n`);
    expect(letter.text).toContain('\nAdmin\n');
    expect(letter.text).not.toMatch(/Damai|Emas/);
    expect((await listed()).petugas.find((one) => one.id === id('yulius'))?.pesan).toBe(letter.text);
    expect(await stateOf('yulius')).toEqual({
      ...{ waktu: '2026-11-20T00:10:00.000Z', keadaan: 'dikirim', hari_ini: true },
    });
    expect(await stateOf('agus')).toBeNull();
  });

  test('is written in the audit log, once for each officer', async () => {
    await remind([id('yulius'), id('agus'), id('yulius')]);
    const { body } = await (await callerOf(world.api, 'superadmin')).send('GET', '/jejak?perbuatan=pengingat');
    const acts = body.data.data.map(({ user_id, tabel, baris, keterangan }: Record<string, unknown>) => ({
      ...{ user_id, tabel, baris, keterangan },
    }));
    const act = { user_id: admin.id, tabel: 'pengguna', keterangan: `harga-pangan, periode ${week}` };
    expect(acts).toEqual([
      { ...act, baris: id('agus') },
      { ...act, baris: id('yulius') },
    ]);
  });

  test('once a day for each officer, report and period; the refusal says when the last went', async () => {
    await remind(id('yulius'));
    now = new Date('2026-11-20T05:00:00Z');
    const again = await remind(id('yulius'));
    expect([again.status, again.body.meta.message]).toEqual([
      409,
      'Sudah diingatkan hari ini pukul 08.10. Surat berikutnya dapat dikirim besok; untuk yang mendesak, pakai WhatsApp atau telepon.',
    ]);
    // Another is not held up by him.
    expect(results(await remind([id('yulius'), id('agus')]))).toEqual([
      ['Yulius', 'sudah diingatkan'],
      ['Agus', 'sedang dikirim'],
    ]);
    // Another report is another matter, and so is the next day, which begins at midnight there.
    expect((await remind(id('yulius'), { jenis: 'harga-pangan-kutai-barat' })).status).toBe(201);
    now = new Date('2026-11-20T16:00:00Z');
    expect((await remind(id('yulius'))).status).toBe(201);
    await world.api.settled();
    expect(world.api.letters.map(({ to }) => to)).toEqual([
      ...['yulius@contoh.id', 'agus@contoh.id', 'yulius@contoh.id', 'yulius@contoh.id'],
    ]);
  });

  test('a request that is sent again with its key sends no second letter', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await remind(id('yulius'), {}, key);
    const second = await remind(id('yulius'), {}, key);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    await world.api.settled();
    expect(world.api.letters).toHaveLength(1);
  });

  test('who has no address is told, and gets none', async () => {
    await world.account('bawi', 'petugas', { email: '', kecamatan: ['Bongan'] });
    const sent = await remind([id('bawi'), id('yulius')]);
    expect(results(sent)).toEqual([
      ['Bawi', 'tanpa email'],
      ['Yulius', 'sedang dikirim'],
    ]);
    expect((await listed()).petugas.map(({ punya_email }) => punya_email)).toEqual([true, false, true]);
    expect((await remind(id('bawi'))).status).toBe(201);
  });

  test('who has nothing left to do is not asked: 409 where that holds for all', async () => {
    await world.account('damai', 'petugas', { kecamatan: ['Damai'] });
    const sent = await remind(id('damai'));
    expect([sent.status, sent.body.meta.message]).toEqual([
      409,
      'Laporannya sudah lengkap, jadi tidak ada yang perlu diingatkan',
    ]);
    expect(results(await remind([id('damai'), id('yulius')]))[0]).toEqual(['Damai', 'sudah lengkap']);
  });

  test('a letter that the mail server did not take is said to have failed, and may be sent again that day', async () => {
    let isDown = true;
    await open({
      mail: { isPosted: true, send: () => (isDown ? Promise.reject(new Error('tidak menjawab')) : Promise.resolve()) },
    });
    expect((await remind(id('yulius'))).status).toBe(201);
    await world.api.settled();
    expect((await stateOf('yulius'))?.keadaan).toBe('gagal');
    expect(world.api.errors[0]).toContain('surat-gagal-dikirim');
    isDown = false;
    expect((await remind(id('yulius'))).status).toBe(201);
    await world.api.settled();
    expect((await stateOf('yulius'))?.keadaan).toBe('dikirim');
  });

  test('the answer does not wait for the mail server; a letter that was under way when the server stopped has failed', async () => {
    await open({ mail: { isPosted: true, send: () => new Promise(() => {}) } });
    expect((await remind(id('yulius'))).status).toBe(201);
    expect((await stateOf('yulius'))?.keadaan).toBe('menunggu');
    expect((await remind(id('yulius'))).status).toBe(409);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await stateOf('yulius'))?.keadaan).toBe('gagal');
    expect((await remind(id('yulius'))).status).toBe(201);
  });

  test('an office without mail is told that its letters are files', async () => {
    const letters: Letter[] = [];
    await open({ mail: { isPosted: false, send: async (letter) => void letters.push(letter) } });
    expect((await listed()).kantor_bersurat).toBe(false);
    expect(results(await remind(id('yulius')))).toEqual([['Yulius', 'ditulis di server']]);
    await world.api.settled();
    expect([letters.length, (await stateOf('yulius'))?.keadaan]).toEqual([1, 'ditulis']);
  });

  test('of a period that is late the letter says so; of one that has not begun there is none', async () => {
    const late = await world.periode('harga_pangan', 'Pekan lalu', '2026-11-09', '2026-11-15');
    expect((await listed(`periode_id=${late}`)).terlambat_sejak).toBe('2026-11-16');
    await remind(id('yulius'), { periode_id: late });
    await world.api.settled();
    expect(world.api.letters[0]?.text).toContain('Periodenya sudah selesai pada 15 November 2026.');
    const next = await world.periode('harga_pangan', 'Pekan depan', '2026-11-23', '2026-11-29');
    expect((await remind(id('yulius'), { periode_id: next })).status).toBe(409);
  });

  test.each([
    ['no report', { jenis: '' }, 422, 'Laporan harus dipilih'],
    ['an unknown report', { jenis: 'panen' }, 422, 'Jenis laporan harus salah satu dari'],
    ['no period', { periode_id: '' }, 422, 'Periode harus dipilih'],
    ['a period that is not there', { periode_id: 999 }, 404, 'Periode tidak ditemukan'],
    ['nobody', { user_id: [] }, 422, 'Pilih sekurang-kurangnya satu petugas'],
    ['a word', { user_id: ['semua'] }, 422, 'Petugas harus berupa angka'],
    ['too many', { user_id: Array.from({ length: 51 }, (_, at) => at + 1) }, 422, 'Paling banyak 50 petugas'],
    ['somebody who is no officer', { user_id: 3 }, 422, 'Yang diingatkan harus petugas yang aktif'],
    ['somebody who is not there', { user_id: 99_999 }, 422, 'Yang diingatkan harus petugas yang aktif'],
  ])('refuses %s', async (_name, change, status, message) => {
    const sent = await remind(id('yulius'), change);
    expect([sent.status, sent.body.meta.message]).toEqual([status, expect.stringContaining(message)]);
    await world.api.settled();
    expect(world.api.letters).toEqual([]);
  });
});
