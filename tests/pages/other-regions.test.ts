import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { publicRoutes } from '../../bench/halaman/public-routes.ts';
import { touch } from '../../server/http/revision.ts';
import { istilahOf } from '../../server/office/istilah.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { openSeeded, removeDatabases } from '../support/data/database.ts';

afterAll(removeDatabases);

/** The demo's figures in another regency, without what its people wrote. @param kinds the digits that begin its villages' numbers */
async function openIn(kode: string, wilayah: string, kinds: readonly [string, string]) {
  const db = await openSeeded();
  const says = (nama: string, nilai: string) => db.updateTable('keterangan').set({ nilai }).where('nama', '=', nama);
  await says('wilayah', kode).execute();
  await says('nama_wilayah', wilayah).execute();
  await sql`update desa_kelurahan set kode =
    substr(kode, 1, 9) || case when id % 2 = 0 then ${kinds[0]} else ${kinds[1]} end || substr(kode, 11)`.execute(db);
  await db.updateTable('kegiatan_dinas').set({ judul: 'Kabar', deskripsi: 'Kabar' }).execute();
  await db.updateTable('produk').set({ judul: 'Hasil', deskripsi: 'Hasil' }).execute();
  await db.updateTable('slider').set({ judul: 'Gambar', deskripsi: 'Gambar' }).execute();
  await db.deleteFrom('terbitan_skpg').execute();
  await db
    .transaction()
    .execute((trx) => touch(trx, 'kegiatan_dinas', 'produk', 'slider', 'kecamatan', 'terbitan_skpg'));
  const istilah = await istilahOf(db);
  setRegionalWords(istilah);
  return openBuiltWeb({ db }, { wilayah, istilah });
}

const SAID = ['aria-label', 'placeholder', 'title', 'alt', 'content', 'label'];
const isAddress = (text: string) => /^(https?:|\/)/.test(text);

/** All that a page says to readers and to crawlers, without addresses and the names of fields. */
function saidBy(document: Document): string {
  for (const one of document.querySelectorAll('script:not([type="application/ld+json"]), style')) one.remove();
  const attributes = [...document.querySelectorAll('*')].flatMap((one) => SAID.map((name) => one.getAttribute(name)));
  const texts = attributes.filter((text) => text !== null && !isAddress(text));
  return [document.documentElement.textContent, ...texts].join('\n').replaceAll(/https?:[^"\s]+|\w*_\w*/g, '');
}

test.each([
  ['64.72', 'Samarinda', ['1', '1'], 'Kota Samarinda', /kabupaten|kutai barat|\bdesa\b|kampung/gi],
  ['33.74', 'Semarang', ['1', '1'], 'Kota Semarang', /kabupaten|kutai barat|\bdesa\b|kampung/gi],
  ['91.06', 'Biak Numfor', ['1', '2'], 'Kabupaten Biak Numfor', /kota\b|kutai barat|kecamatan|\bdesa\b/gi],
  ['11.06', 'Aceh Besar', ['2', '2'], 'Kabupaten Aceh Besar', /kota\b|kutai barat|\bdesa\b|kampung|kelurahan/gi],
] as const)('%s is called by its kind and its own words on every page', async (kode, wilayah, kinds, called, wrong) => {
  await using web = await openIn(kode, wilayah, kinds);
  const faults: string[] = [];
  const routes = await publicRoutes('http://localhost', (url) => web.api.fetch(url.pathname + url.search));
  for (const route of routes) {
    const address = route.replaceAll('kabupaten-kutai-barat', called.toLowerCase().replaceAll(' ', '-'));
    const { status, document } = await web.read(address);
    const said = saidBy(document);
    for (const { index } of said.matchAll(wrong)) {
      faults.push(`${address} (${status}): ${said.slice(Math.max(0, index - 40), index + 40)}`);
    }
    if (address === '/') expect(said).toContain(called);
  }
  expect(faults).toEqual([]);
});
