import { beforeEach, expect, test } from 'vitest';
import { jenisPeriode } from '../../../contract/limits.ts';
import { periode } from '../../../contract/resources/periode.ts';
import { openSeeded } from '../../../tests/support/data/database.ts';
import { handing } from '../../../tests/support/screens/person.ts';
import { revisionOf } from '../../http/revision.ts';
import type { Db } from '../../ports.ts';
import { openPeriod } from './open-period.ts';

let db: Db;
beforeEach(async () => {
  db = await openSeeded();
});

const week = { nama_periode: 'Minggu Percobaan', tanggal_mulai: '2027-03-01', tanggal_selesai: '2027-03-07' };

test.each(jenisPeriode)('a period of %s is opened, and lists are stale', async (jenis) => {
  const table = periode[jenis].key;
  const before = await revisionOf(db, [table]);
  const person = handing('');
  await openPeriod(db, person, jenis, week);
  const rows = await db.selectFrom(table).selectAll().where('nama_periode', '=', week.nama_periode).execute();
  expect(rows).toMatchObject([week]);
  expect(await revisionOf(db, [table])).not.toBe(before);
  expect(person.heard).toEqual([`Periode ${jenis} 'Minggu Percobaan' dibuka.`]);
});

test('a name is taken once for each kind, whatever its case', async () => {
  await openPeriod(db, handing(''), 'harga-pangan', week);
  const again = { ...week, nama_periode: ' MINGGU percobaan ' };
  await expect(openPeriod(db, handing(''), 'harga-pangan', again)).rejects.toThrow(
    "Periode 'MINGGU percobaan' sudah ada",
  );
  await openPeriod(db, handing(''), 'luas-tanam', again);
});

test.each([
  [{ tanggal_mulai: '23-11-2026' }, 'Tanggal mulai harus berupa tanggal seperti 2026-11-16.'],
  [{ tanggal_mulai: '2026-02-30' }, 'Tanggal mulai harus berupa tanggal seperti 2026-11-16.'],
  [{ tanggal_selesai: '2027-02-22' }, 'Tanggal selesai tidak boleh sebelum tanggal mulai.'],
  [{ nama_periode: '  ' }, 'Nama periode harus diisi.'],
])('%j is refused: %s', async (change, refusal) => {
  await expect(openPeriod(db, handing(''), 'harga-pangan', { ...week, ...change })).rejects.toThrow(refusal);
});
