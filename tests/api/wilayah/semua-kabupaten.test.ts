import { getRegencies } from 'idn-area-data';
import { beforeAll, expect, test } from 'vitest';
import { istilahDi } from '#contract/formulas/wilayah/istilah.ts';
import { regional, setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { routes, slugComplaint, slugKecamatan } from '#contract/routes.ts';
import { allRegions } from '../../../server/adapters/region-names.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openSqlite } from '../../../server/db/open-sqlite.ts';
import { type Region, seedRegion } from '../../../server/db/region.ts';
import { touch } from '../../../server/http/revision.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { TODAY } from '../../support/clock/test-day.ts';

let api: TestApi;
beforeAll(async () => {
  const db = openSqlite(':memory:');
  await migrate(db);
  api = await openApi({ db });
});

/** Fills the database as a first start does. One database for all: to migrate 514 would take longer than all else. */
async function start(region: Region): Promise<void> {
  const { db } = api;
  for (const table of ['desa_kelurahan', 'kecamatan', 'keterangan'] as const) await db.deleteFrom(table).execute();
  await seedRegion(db, region, TODAY);
  await db.transaction().execute((trx) => touch(trx, 'kecamatan', 'desa_kelurahan'));
}

async function namesOf(path: string): Promise<string[]> {
  const { data } = await (await api.fetch(`/api${path}?limit=1000`)).json();
  return data.data.map((row: Record<string, string>) => row['nama_desa_kelurahan'] ?? row['nama_kecamatan']);
}

/** Returns everything that is wrong with a regency's first answers. */
async function faultsOf(region: Region): Promise<string[]> {
  await start(region);
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(`${region.kode} ${region.nama}: ${fault}`);
  const kecamatan = await namesOf('/kecamatan');
  check(kecamatan.length === region.kecamatan.length, 'some kecamatan are missing');
  const sitemap = await (await api.fetch('/sitemap.xml')).text();
  for (const nama of kecamatan) {
    check(slugComplaint(nama) === undefined, `${nama} could not be entered again`);
    check(sitemap.includes(`${routes.hargaPanganDi(nama)}</loc>`), `${nama} is not in the sitemap`);
  }
  const [first = '', ...others] = kecamatan;
  for (const nama of [first, ...others.filter((other) => /[^a-z ]/i.test(other))]) {
    const { status } = await api.fetch(`/api/harga-pangan/${encodeURIComponent(slugKecamatan(nama))}`);
    check(status === 200, `the prices of ${nama}: ${status}`);
  }
  return faults;
}

test('every regency of the country starts, and its kecamatan have addresses', async () => {
  const regions = await allRegions();
  expect(regions).toHaveLength(514);
  const faults: string[] = [];
  for (const region of regions) faults.push(...(await faultsOf(region)));
  expect([...faults, ...api.errors]).toEqual([]);
});

test('every regency is called what the published list calls it', async () => {
  const kinds = (await getRegencies()).map(({ code, name }) => {
    setRegionalWords(istilahDi(code, { desa: true, kelurahan: true }));
    return [regional`Kabupaten ${name.replace(/^(Kabupaten|Kota)( Administrasi)? /, '')}`, name];
  });
  expect(kinds.filter(([called, name]) => called !== name)).toEqual([]);
});

test('two villages of one name in a kecamatan bear their kinds', async () => {
  const jayapura = (await allRegions()).find(({ kode }) => kode === '91.71');
  await start(jayapura!);
  const villages = await namesOf('/desa-kelurahan');
  expect(villages.filter((nama) => nama.startsWith('Waena'))).toEqual(['Waena (Desa)', 'Waena (Kelurahan)']);
});
