import { expect, test } from 'vitest';
import { stubFiles, stubPictures } from '../../../tests/support/api/ports.ts';
import { TODAY } from '../../../tests/support/clock/test-day.ts';
import { openEmpty } from '../../../tests/support/data/database.ts';
import { handing } from '../../../tests/support/screens/person.ts';
import { migrate } from '../../db/migrate.ts';
import { revisionOf } from '../../http/revision.ts';
import { addReferenceData } from './add-reference-data.ts';

async function setUp() {
  const db = await openEmpty();
  await migrate(db);
  return { db, files: stubFiles(), pictures: stubPictures, now: () => TODAY };
}

test('foods and commodities come with their logos, each commodity under its food', async () => {
  const ports = await setUp();
  const before = await revisionOf(ports.db, ['komoditi']);
  const person = handing('');
  await addReferenceData(ports, person);
  const rows = await ports.db
    .selectFrom('komoditi')
    .leftJoin('pangan', 'pangan.id', 'komoditi.pangan_id')
    .select(['nama_komoditi', 'nama_pangan', 'logo_komoditi', 'logo_pangan', 'komoditi.created_at'])
    .execute();
  expect(rows).toContainEqual({
    nama_komoditi: 'Beras Premium',
    nama_pangan: 'Beras',
    logo_komoditi: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
    logo_pangan: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
    created_at: TODAY.toISOString(),
  });
  for (const { logo_komoditi } of rows) expect(await ports.files.read(String(logo_komoditi))).not.toBeNull();
  expect(await revisionOf(ports.db, ['komoditi'])).not.toBe(before);
  const lain = await ports.db.selectFrom('nama_lain').select('created_at').where('nama', '=', 'Minyakita').execute();
  expect(lain).toEqual([{ created_at: TODAY.toISOString() }]);
  expect(person.heard.at(-1)).toMatch(/^\d+ pangan dan \d+ komoditi ditambahkan\.$/);
});

test('what the office has entered is left alone', async () => {
  const ports = await setUp();
  const times = { created_at: TODAY.toISOString(), updated_at: TODAY.toISOString() };
  await ports.db
    .insertInto('pangan')
    .values({ nama_pangan: 'Sagu', logo_pangan: null, ...times })
    .execute();
  await expect(addReferenceData(ports, handing(''))).rejects.toThrow('Sudah ada pangan atau komoditi');
  expect(await ports.db.selectFrom('pangan').select('nama_pangan').execute()).toEqual([{ nama_pangan: 'Sagu' }]);
  expect(await ports.db.selectFrom('komoditi').select('id').execute()).toEqual([]);
});
