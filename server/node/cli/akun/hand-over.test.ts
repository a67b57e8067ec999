import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openSeeded } from '../../../../tests/support/data/database.ts';
import { handing, typing } from '../../../../tests/support/screens/person.ts';
import { userOf } from '../../../accounts/user-object.ts';
import { revisionOf } from '../../../http/revision.ts';
import type { Db } from '../../../ports.ts';
import { accountCalled } from './change-account.ts';
import { handOver } from './hand-over.ts';

let db: Db;
beforeEach(async () => {
  db = await openSeeded();
});

const idOf = async (name: string) => (await accountCalled(db, name)).id;

/** An owner's rows per table. */
async function rowsOf(user_id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'harga_pangan',
    'harga_pangan_kutai_barat',
    'ketersediaan_pangan',
    'timbang_balita',
    'luas_tanam',
    'produk',
    'lahan_petani',
  ]) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)} where user_id = ${user_id}`.execute(db);
    counts[table] = Number(rows[0]?.n);
  }
  return counts;
}

test('all rows of an officer become his successor’s, who may then correct them', async () => {
  const [petugas, lain] = [await idOf('petugas'), await idOf('mulyadi.sastro')];
  const [had, hadOther] = [await rowsOf(petugas), await rowsOf(lain)];
  const revisions = await db
    .selectFrom('harga_pangan')
    .select(['id', 'revisi'])
    .where('user_id', '=', petugas)
    .orderBy('id')
    .execute();
  const tag = await revisionOf(db, ['harga_pangan']);
  const person = typing('ya');
  await handOver(db, person, 'petugas', 'mulyadi.sastro');

  expect(Object.values(await rowsOf(petugas)).every((n) => n === 0)).toBe(true);
  const has = await rowsOf(lain);
  for (const [table, n] of Object.entries(had)) expect(has[table]).toBe(n + hadOther[table]!);
  expect(had['harga_pangan']).toBeGreaterThan(0);
  const moved = await db
    .selectFrom('harga_pangan')
    .select(['id', 'revisi'])
    .where('id', 'in', revisions.map(({ id }) => id).slice(0, 50))
    .orderBy('id')
    .execute();
  expect(moved).toEqual(revisions.slice(0, 50).map(({ id, revisi }) => ({ id, revisi: revisi + 1 })));
  expect(await revisionOf(db, ['harga_pangan'])).not.toBe(tag);

  const places = (await userOf(db, lain)).pengguna_kecamatan.map(({ kecamatans }) => kecamatans.nama_kecamatan);
  expect(places).toEqual(expect.arrayContaining(['Barong Tongkok', 'Melak', 'Sekolaq Darat']));
  expect(new Set(places).size).toBe(places.length);
  expect(person.heard[0]).toMatch(
    /^[\d.]+ harga pangan, .* milik 'petugas' akan menjadi milik 'mulyadi\.sastro'\. Ketik "ya"/,
  );
  expect(person.heard[1]).toMatch(/^Dialihkan dari 'petugas' ke 'mulyadi\.sastro': [\d.]+ harga pangan/);
});

test('the state of each reported row before keeps its former owner, and no other row a version', async () => {
  const petugas = await idOf('petugas');
  const had = await rowsOf(petugas);
  await handOver(db, handing('ya'), 'petugas', 'mulyadi.sastro');
  const kept = await db.selectFrom('versi_baris').selectAll().execute();
  const reported = Object.entries(had).filter(([table]) => table !== 'produk' && table !== 'lahan_petani');
  expect(kept).toHaveLength(reported.reduce((sum, [, rows]) => sum + rows, 0));
  expect(new Set(kept.map((one) => `${one.pemilik} ${one.user_id} ${one.perbuatan}`))).toEqual(
    new Set([`${petugas} null ubah`]),
  );
  expect(kept[0]?.alamat).toMatch(/^terminal \(/);
  const state = JSON.parse(kept[0]?.isi ?? '{}');
  expect([state.id, state.user_id]).toEqual([kept[0]?.baris, petugas]);
});

test('a farmer’s products and plots go to another farmer', async () => {
  const [petani, lain] = [await idOf('petani'), await idOf('siti.maryanah')];
  const [had, hadOther] = [await rowsOf(petani), await rowsOf(lain)];
  await handOver(db, handing('ya'), 'petani', 'siti.maryanah');
  expect((await rowsOf(lain))['produk']).toBe(had['produk']! + hadOther['produk']!);
  expect((await userOf(db, lain)).pengguna_kecamatan).toEqual([]);
});

test.each([
  ['petugas', 'petugas', 'Kedua akun itu sama'],
  ['petugas', 'PETUGAS@contoh.id', 'Kedua akun itu sama'],
  ['petugas', 'tidak.ada', 'Tidak ada akun'],
  ['petugas', 'petani', "Akun 'petani' bukan petugas, jadi tidak dapat memiliki harga pangan"],
  ['petani', 'petugas', "Akun 'petugas' bukan petani, jadi tidak dapat memiliki produk"],
  ['petugas', 'norhasanah', "Akun 'norhasanah' tidak aktif"],
])('from %s to %s is refused: %s', async (from, to, refusal) => {
  await db.updateTable('pengguna').set({ aktif: 0 }).where('username', '=', 'norhasanah').execute();
  const before = await rowsOf(await idOf(from));
  await expect(handOver(db, handing('ya'), from, to)).rejects.toThrow(refusal);
  expect(await rowsOf(await idOf(from))).toEqual(before);
});

test('any other word than ya leaves all as it is', async () => {
  const before = await rowsOf(await idOf('petugas'));
  await expect(handOver(db, typing('tidak'), 'petugas', 'mulyadi.sastro')).rejects.toThrow('tidak ada yang dialihkan');
  expect(await rowsOf(await idOf('petugas'))).toEqual(before);
});

test('who has nothing has nothing to hand over', async () => {
  const person = handing('ya');
  await handOver(db, person, 'admin', 'petugas');
  expect(person.heard).toEqual(["Akun 'admin' tidak memiliki data."]);
});
