import { beforeEach, describe, expect, test } from 'vitest';
import { quickPasswords } from '../../../../tests/support/api/ports.ts';
import { openSeeded } from '../../../../tests/support/data/database.ts';
import { handing, typing } from '../../../../tests/support/screens/person.ts';
import { startSession } from '../../../accounts/sessions.ts';
import { userOf } from '../../../accounts/user-object.ts';
import { revisionOf } from '../../../http/revision.ts';
import type { Db } from '../../../ports.ts';
import { accountCalled, assignKecamatan, assignRole, disable, enable, renewPassword } from './change-account.ts';
import { listJejak } from './list-jejak.ts';

let db: Db;
beforeEach(async () => {
  db = await openSeeded();
});

const sessionsOf = (user_id: number) => db.selectFrom('sesi').select('sidik').where('user_id', '=', user_id).execute();
const placesOf = async (id: number) =>
  (await userOf(db, id)).pengguna_kecamatan.map(({ kecamatans }) => kecamatans.nama_kecamatan);

test('a disabled account is out everywhere, and comes back when it is enabled', async () => {
  const { id } = await accountCalled(db, 'petugas');
  await startSession(db, id, new Date());
  const before = await revisionOf(db, ['pengguna']);
  const person = handing('');
  await disable(db, person, 'Petugas');
  expect((await accountCalled(db, 'petugas')).aktif).toBe(0);
  expect(await sessionsOf(id)).toEqual([]);
  expect(await revisionOf(db, ['pengguna'])).not.toBe(before);
  await enable(db, person, 'petugas@contoh.id');
  expect((await accountCalled(db, 'petugas')).aktif).toBe(1);
  expect(person.heard).toEqual([
    "Akun 'petugas' dinonaktifkan dan keluar dari semua perangkat.",
    "Akun 'petugas' diaktifkan.",
  ]);
});

test('the last superadmin stays one, and stays enabled', async () => {
  await expect(disable(db, handing(''), 'superadmin')).rejects.toThrow('Superadmin terakhir tidak dapat dinonaktifkan');
  await expect(assignRole(db, handing(''), 'superadmin', { peran: 'admin' })).rejects.toThrow(
    'Superadmin terakhir tidak dapat diganti perannya',
  );
  await assignRole(db, handing(''), 'admin', { peran: 'superadmin' });
  await disable(db, handing(''), 'superadmin');
  expect((await accountCalled(db, 'superadmin')).aktif).toBe(0);
});

test('an account that is not there is said', async () => {
  await expect(disable(db, handing(''), 'tidak.ada')).rejects.toThrow("Tidak ada akun 'tidak.ada'");
});

describe('peran', () => {
  test('who becomes an officer needs sub-districts, and loses them with the role', async () => {
    const { id } = await accountCalled(db, 'petani');
    const person = typing('Melak, tering');
    await assignRole(db, person, 'petani', { peran: 'petugas' });
    expect([(await userOf(db, id)).roles, await placesOf(id)]).toEqual([['petugas'], ['Melak', 'Tering']]);
    await assignRole(db, person, 'petani', { peran: 'petani' });
    expect([(await userOf(db, id)).roles, await placesOf(id)]).toEqual([['petani'], []]);
    expect(person.heard).toEqual([
      'Kecamatan, dipisah koma: ',
      "Akun 'petani' sekarang petugas.",
      "Akun 'petani' sekarang petani.",
    ]);
  });

  test('an officer who stays one keeps his sub-districts', async () => {
    const { id } = await accountCalled(db, 'petugas');
    await assignRole(db, typing('petugas'), 'petugas', {});
    expect(await placesOf(id)).toEqual(['Barong Tongkok', 'Melak', 'Sekolaq Darat']);
  });

  test.each([
    [{ peran: 'kepala' }, 'Peran harus salah satu dari'],
    [{ peran: 'admin', kecamatan: 'Melak' }, '--kecamatan hanya untuk petugas'],
    [{ peran: 'petugas' }, 'Tambahkan --kecamatan'],
    [{}, 'Tambahkan --peran'],
  ])('%j is refused: %s', async (answers, refusal) => {
    await expect(assignRole(db, handing(''), 'petani', answers)).rejects.toThrow(refusal);
    const { id } = await accountCalled(db, 'petani');
    expect((await userOf(db, id)).roles).toEqual(['petani']);
  });
});

describe('kecamatan', () => {
  test('the named ones take the place of the others', async () => {
    const person = handing('');
    await assignKecamatan(db, person, 'petugas', { kecamatan: 'Tering, Melak' });
    const { id } = await accountCalled(db, 'petugas');
    expect(await placesOf(id)).toEqual(['Melak', 'Tering']);
    expect(person.heard).toEqual(["Akun 'petugas' bertugas di Melak, Tering."]);
  });

  test('unknown ones change nothing, and only officers have any', async () => {
    await expect(assignKecamatan(db, handing(''), 'petugas', { kecamatan: 'Samarinda' })).rejects.toThrow(
      'tidak dikenal',
    );
    await expect(assignKecamatan(db, handing(''), 'petani', { kecamatan: 'Melak' })).rejects.toThrow('bukan petugas');
    const { id } = await accountCalled(db, 'petugas');
    expect(await placesOf(id)).toHaveLength(3);
  });
});

test('a new password ends all sessions', async () => {
  const { id } = await accountCalled(db, 'petugas');
  await startSession(db, id, new Date());
  await renewPassword(
    { db, passwords: quickPasswords },
    typing('pendek', 'petugas-1', 'bahang99', 'sawah di Melak', 'sawah di Melak'),
    'petugas',
  );
  expect((await accountCalled(db, 'petugas')).password_hash).toBe('hash:sawah di Melak');
  expect(await sessionsOf(id)).toEqual([]);
});

test('what is done at the command line is kept with who runs it, and can be read there', async () => {
  const { id } = await accountCalled(db, 'petugas');
  await db.deleteFrom('jejak').execute();
  await disable(db, handing(''), 'petugas');
  await enable(db, handing(''), 'petugas');
  await assignRole(db, handing(''), 'petugas', { peran: 'petani' });
  await renewPassword({ db, passwords: quickPasswords }, handing('sawah di Melak'), 'petugas');
  await disable(db, handing(''), 'petani');
  const rows = await db.selectFrom('jejak').selectAll().where('baris', '=', id).orderBy('id').execute();
  const who = { user_id: null, alamat: expect.stringMatching(/^terminal \(.+\)$/), tabel: 'pengguna', baris: id };
  expect(rows).toMatchObject([
    { ...who, perbuatan: 'akun-nonaktifkan' },
    { ...who, perbuatan: 'akun-aktifkan' },
    { ...who, perbuatan: 'akun-peran', keterangan: 'petani' },
    { ...who, perbuatan: 'akun-password' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('sawah');

  const person = handing('');
  await listJejak(db, person, 'petugas');
  expect(person.heard).toHaveLength(4);
  expect(person.heard[2]).toMatch(/^\d{4}-.*Z {2}- {2}terminal \(.+\) {2}akun-peran, pengguna \d+, petani$/);
  await listJejak(db, person, undefined);
  expect(person.heard).toHaveLength(4 + 5);
});
