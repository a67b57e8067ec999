import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes, slugKecamatan } from '#contract/routes.ts';
import { touch } from '../../server/http/revision.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

/** Real names of kecamatan with signs that mean something in addresses. */
const NAMES = ['Tiro/Truseb', "O'o'u", 'Na IX - X', 'BTS. Ulu', 'Ra"as'];

const web = await openBuiltWeb();
beforeAll(async () => {
  const { db } = web.api;
  await db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('kecamatan').select('id').orderBy('id').limit(NAMES.length).execute();
    for (const [at, { id }] of rows.entries()) {
      const nama_kecamatan = NAMES[at] ?? '';
      const renamed = { nama_kecamatan, slug: slugKecamatan(nama_kecamatan) };
      await trx.updateTable('kecamatan').set(renamed).where('id', '=', id).execute();
    }
    await touch(trx, 'kecamatan');
  });
});
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

test.each(NAMES)('%s opens by its address, also behind a proxy that decodes it', async (nama) => {
  const addresses = [routes.hargaPanganDi(nama), routes.luasTanamDi(nama), routes.hargaKomoditi(nama, 'Cabai Rawit')];
  for (const address of addresses) {
    expect(decodeURIComponent(address).split('/')).toHaveLength(address.split('/').length);
    const { status, document } = await web.read(address);
    expect([address, status, document.body.textContent]).toEqual([address, 200, expect.stringContaining(nama)]);
  }
});

test('the address that was shared before its slash became a hyphen still opens', async () => {
  expect((await web.read('/harga-pangan/tiro%2Ftruseb')).status).toBe(200);
});
