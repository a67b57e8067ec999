import { beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../../server/ports.ts';
import { callerOf } from '../../support/api/callers.ts';
import { type RemindingWorld, remindingWorld } from '../../support/api/reminding.ts';

let world: RemindingWorld;
beforeEach(async () => {
  world = await remindingWorld();
});

test('sends a letter that names report, period, places and what is missing, as the server knows it', async () => {
  const sent = await world.remind([world.akun('yulius')], { kurang: ['Damai'], isi: 'Emas' });
  expect(sent.status).toBe(201);
  expect(world.results(sent)).toEqual([['Yulius', 'sedang dikirim']]);
  await world.api.settled();
  const [letter] = world.api.letters as [Letter];
  expect(letter).toMatchObject({
    to: 'yulius@contoh.id',
    subject: 'Pengingat: harga pangan, 16 – 22 November 2026',
  });
  const melak = world.id('kecamatan', 'Melak');
  expect(letter.text).toContain('Melak: 1 dari 3 harga sudah diisi. Belum: Cabai, Telur.');
  expect(letter.text).toContain(
    `http://localhost/dashboard/harga-pangan/edit?periode=${world.week}&kecamatan=${melak}\n`,
  );
  expect(letter.text).toContain('\nAdmin\n');
  expect(letter.text).not.toMatch(/Damai|Emas/);
  expect((await world.listed()).petugas.find((one) => one.user_id === world.akun('yulius'))?.pesan).toBe(letter.text);
  expect(await world.lastOf('yulius')).toEqual({
    ...{ waktu: '2026-11-20T00:10:00.000Z', keadaan: 'dikirim', hari_ini: true },
  });
  expect(await world.lastOf('agus')).toBeNull();
});

test('is written in the audit log, once for each officer', async () => {
  await world.remind([world.akun('yulius'), world.akun('agus'), world.akun('yulius')]);
  const { body } = await (await callerOf(world.api, 'superadmin')).send('GET', '/jejak?perbuatan=pengingat');
  const acts = body.data.data.map(({ user_id, tabel, baris, keterangan }: Record<string, unknown>) => ({
    ...{ user_id, tabel, baris, keterangan },
  }));
  const act = { user_id: world.admin.id, tabel: 'pengguna', keterangan: `harga-pangan, periode ${world.week}` };
  expect(acts).toEqual([
    { ...act, baris: world.akun('agus') },
    { ...act, baris: world.akun('yulius') },
  ]);
});

test('once a day for each officer, report and period; the refusal says when the last went', async () => {
  await world.remind(world.akun('yulius'));
  await world.api.settled();
  world.itIs('2026-11-20T05:00:00Z');
  const again = await world.remind(world.akun('yulius'));
  expect([again.status, again.body.meta.message]).toEqual([
    409,
    'Sudah diingatkan hari ini pukul 08.10. Surat berikutnya dapat dikirim besok; untuk yang mendesak, pakai WhatsApp atau telepon.',
  ]);
  // Another is not held up by him.
  expect(world.results(await world.remind([world.akun('yulius'), world.akun('agus')]))).toEqual([
    ['Yulius', 'sudah diingatkan'],
    ['Agus', 'sedang dikirim'],
  ]);
  // Another report is another matter, and so is the next day, which begins at midnight there.
  expect((await world.remind(world.akun('yulius'), { jenis: 'harga-pangan-kutai-barat' })).status).toBe(201);
  await world.api.settled();
  world.itIs('2026-11-20T16:00:00Z');
  expect((await world.remind(world.akun('yulius'))).status).toBe(201);
  await world.api.settled();
  expect(world.api.letters.map(({ to }) => to)).toEqual([
    ...['yulius@contoh.id', 'agus@contoh.id', 'yulius@contoh.id', 'yulius@contoh.id'],
  ]);
});

test('a request that is sent again with its key sends no second letter', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await world.remind(world.akun('yulius'), {}, key);
  const second = await world.remind(world.akun('yulius'), {}, key);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  await world.api.settled();
  expect(world.api.letters).toHaveLength(1);
});

test('who has no address is told, and gets none', async () => {
  await world.account('bawi', 'petugas', { email: '', kecamatan: ['Bongan'] });
  const sent = await world.remind([world.akun('bawi'), world.akun('yulius')]);
  expect(world.results(sent)).toEqual([
    ['Bawi', 'tanpa email'],
    ['Yulius', 'sedang dikirim'],
  ]);
  expect((await world.listed()).petugas.map(({ punya_email }) => punya_email)).toEqual([true, false, true]);
  expect((await world.remind(world.akun('bawi'))).status).toBe(201);
});

test('who has nothing left to do is not asked: 409 where that holds for all', async () => {
  await world.account('damai', 'petugas', { kecamatan: ['Damai'] });
  const sent = await world.remind(world.akun('damai'));
  expect([sent.status, sent.body.meta.message]).toEqual([
    409,
    'Laporannya sudah lengkap, jadi tidak ada yang perlu diingatkan',
  ]);
  expect(world.results(await world.remind([world.akun('damai'), world.akun('yulius')]))[0]).toEqual([
    'Damai',
    'sudah lengkap',
  ]);
});

test('of a period that is late the letter says so; of one that has not begun, or is closed, there is none', async () => {
  const late = await world.periode('harga_pangan', 'Pekan lalu', '2026-11-09', '2026-11-15');
  expect((await world.listed(`periode_id=${late}`)).terlambat_sejak).toBe('2026-11-16');
  await world.remind(world.akun('yulius'), { periode_id: late });
  await world.api.settled();
  expect(world.api.letters[0]?.text).toContain('Periodenya sudah selesai pada 15 November 2026.');
  const next = await world.periode('harga_pangan', 'Pekan depan', '2026-11-23', '2026-11-29');
  expect((await world.remind(world.akun('yulius'), { periode_id: next })).status).toBe(409);
  const { db } = world.api;
  const ditutup_pada = '2026-11-20T00:00:00.000Z';
  await db.updateTable('periode_harga_pangan').set({ ditutup_pada }).where('id', '=', world.week).execute();
  const closed = await world.remind(world.akun('agus'));
  expect([closed.status, closed.body.meta.message]).toEqual([
    409,
    'Periode ini sudah ditutup dan tidak menerima isian lagi',
  ]);
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
  const sent = await world.remind(world.akun('yulius'), change);
  expect([sent.status, sent.body.meta.message]).toEqual([status, expect.stringContaining(message)]);
  await world.api.settled();
  expect(world.api.letters).toEqual([]);
});
