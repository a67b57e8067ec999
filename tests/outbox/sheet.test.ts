import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openApi } from '../support/api/api.ts';
import { callerOf } from '../support/api/callers.ts';
import { newPeriode, placeIn } from '../support/api/fixtures.ts';
import { removeDatabases } from '../support/data/database.ts';
import { createSheetBench } from '../support/outbox/sheet-bench.ts';
import { createPhone } from '../support/screens/phone.ts';

const api = await openApi();
const petugas = await callerOf(api, 'superadmin');
const { kecamatan_id } = await placeIn(api, 'Melak');
const phone = createPhone(api);

afterEach(() => phone.wipe());
afterAll(removeDatabases);

const openBench = async () => {
  const id = await newPeriode(api, 'periode_harga_pangan');
  phone.take('lancar');
  phone.logIn({ userId: petugas.id, token: petugas.token! });
  const tempat = { id: kecamatan_id, nama_kecamatan: 'Melak' };
  return createSheetBench({ api, report: 'harga', periode: { id, nama_periode: 'Mei' }, tempat, userId: petugas.id });
};

test('a row that is complete is sent; one that is not stays a draft', async () => {
  const bench = await openBench();
  const sheet = await bench.open(phone.openTab());
  await expect.poll(() => sheet.view().isRead).toBe(true);
  const [first, second] = sheet.view().rows;
  expect(
    await sheet.enter([
      { key: first!.key, figure: 'harga_eceran', text: '14.500' },
      { key: first!.key, figure: 'harga_grosir', text: 'Rp 13.000' },
      { key: second!.key, figure: 'harga_eceran', text: '9000' },
    ]),
  ).toBe(true);
  await expect.poll(() => sheet.view().rows[0]!.keadaan).toBe('terkirim');
  expect(sheet.view().rows[0]!.texts).toEqual({ harga_eceran: '14500', harga_grosir: '13000' });
  expect(sheet.view().rows[1]).toMatchObject({ keadaan: 'isian', reason: null, texts: { harga_eceran: '9000' } });
  expect(await bench.filled()).toMatchObject([{ harga_eceran: 14500, harga_grosir: 13000 }]);
});
