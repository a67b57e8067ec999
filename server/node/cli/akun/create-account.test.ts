import { expect, test } from 'vitest';
import { openEmpty } from '../../../../tests/support/data/database.ts';
import { handing, typing } from '../../../../tests/support/screens/person.ts';
import { passwords } from '../../../adapters/passwords.ts';
import { migrate } from '../../../db/migrate.ts';
import { seedRegion } from '../../../db/region.ts';
import type { Person } from '../ask.ts';
import type { Answers } from './account-answers.ts';
import { createAccount } from './create-account.ts';
import { listAccounts } from './list-accounts.ts';

const region = {
  kode: '64.07',
  nama: 'Kutai Barat',
  kecamatan: ['Melak', 'Mook Manaar Bulatn'].map((nama, index) => ({ kode: `64.07.0${index}`, nama, desa: [] })),
};

const petugas: Answers = {
  nama: 'Lusia Hajang',
  email: 'lusia@contoh.id',
  'no-hp': '081200000001',
  peran: 'petugas',
  kecamatan: 'Melak, mook-manaar-bulatn',
};

async function setUp() {
  const db = await openEmpty();
  await migrate(db);
  await seedRegion(db, region, new Date('2026-11-20T00:00:00Z'));
  const create = (person: Person, username: string, answers: Answers) =>
    createAccount({ db, passwords }, person, username, answers);
  return { db, create };
}

test('an officer is made of flags and a handed-in password', async () => {
  const { db, create } = await setUp();
  await create(handing('rahasia sekali'), 'lusia.hajang', petugas);
  expect(await listAccounts(db)).toEqual(['lusia.hajang  petugas     Lusia Hajang (Melak, Mook Manaar Bulatn)']);
  const { password_hash, demo } = await db.selectFrom('pengguna').selectAll().executeTakeFirstOrThrow();
  expect(await passwords.verify(password_hash, 'rahasia sekali')).toBe(true);
  expect(demo).toBe(0);
  expect(await db.selectFrom('revisi_tabel').select('tabel').execute()).toContainEqual({ tabel: 'pengguna' });
});

test('what will not do is asked again, and only officers are asked for sub-districts', async () => {
  const { db, create } = await setUp();
  const person = typing(
    ...['', 'Darius', 'darius', 'darius@contoh.id', '123', '081200000002'],
    ...['kepala', 'admin', 'pendek', 'cukup panjang', 'lain lagi', 'cukup panjang', 'cukup panjang'],
  );
  await create(person, 'darius', {});
  const complaints = person.heard.filter((sentence) => sentence.endsWith('.'));
  expect(complaints).toEqual([
    'Nama lengkap harus diisi.',
    'Email tidak benar.',
    'No Hp harus terdiri dari 8 sampai 15 angka.',
    'Peran harus salah satu dari petani, petugas, admin, superadmin.',
    'Password minimal 8 karakter.',
    'Password tidak sama.',
    "Akun 'darius' dibuat sebagai admin.",
  ]);
  expect(await db.selectFrom('pengguna_kecamatan').selectAll().execute()).toEqual([]);
});

test.each([
  ['ab', {}, 'Username harus 3 sampai 30'],
  ['lusia@contoh.id', {}, 'Username harus 3 sampai 30'],
  ['dua kata', {}, 'Username harus 3 sampai 30'],
  ['LUSIA.hajang', {}, "Username 'LUSIA.hajang' sudah digunakan"],
  ['lain', {}, "Email 'lusia@contoh.id' sudah digunakan"],
  ['lain', { email: 'Lusia@Contoh.id' }, "Email 'Lusia@Contoh.id' sudah digunakan"],
  ['lain', { email: 'a@contoh.id', kecamatan: 'Melak, Samarinda' }, 'Kecamatan tidak dikenal: Samarinda'],
  ['lain', { email: 'a@contoh.id', kecamatan: ' , ' }, 'sedikitnya satu kecamatan'],
  ['lain', { email: 'a@contoh.id', peran: 'admin' }, '--kecamatan hanya untuk petugas'],
  ['lain', { email: 'a@contoh.id', peran: undefined }, 'Tambahkan --peran'],
])('%s with %j is refused: %s', async (username, change, refusal) => {
  const { db, create } = await setUp();
  await create(handing('rahasia sekali'), 'lusia.hajang', petugas);
  await expect(create(handing('rahasia sekali'), username, { ...petugas, ...change })).rejects.toThrow(refusal);
  expect(await db.selectFrom('pengguna').select('username').execute()).toHaveLength(1);
});

test.each([
  ['1234567', 'Password minimal 8 karakter'],
  ['password123', 'Password terlalu mudah ditebak'],
  ['lusia.hajang', 'Password terlalu mudah ditebak'],
  ['081200000001', 'Password terlalu mudah ditebak'],
  ['Hajang-Melak1', 'Password terlalu mudah ditebak'],
])('the handed-in password %s makes no account', async (password, refusal) => {
  const { db, create } = await setUp();
  await expect(create(handing(password), 'lusia.hajang', petugas)).rejects.toThrow(refusal);
  expect(await db.selectFrom('pengguna').select('id').execute()).toEqual([]);
});
