import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { cleanLine } from '#contract/tulisan/clean-text.ts';
import { callerOf } from '../support/api/callers.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const petani = await callerOf(web.api, 'petani');
const [produk] = (await petani.send('GET', `/produk?user_id=${petani.id}&limit=1`)).body.data.data;

/** Gives a product of the farmer's another title, and opens its page as a link of the showcase does. */
async function pageOf(judul: string) {
  const { id, deskripsi, stok, harga, satuan } = produk;
  const fields = { judul, deskripsi, stok, harga, satuan };
  const { status, body } = await petani.send('PUT', `/produk/${id}`, fields);
  expect([status, body.meta.message]).toEqual([200, expect.any(String)]);
  const { slug } = body.data.produk;
  const page = await web.read(routes.detailProduk(slug));
  return { status: page.status, judul: page.document.querySelector('h2')?.textContent };
}

test.each([
  'Jamu \\ tradisi',
  '\\\\jahat.example',
  '.',
  '..',
  '/',
  '//jahat.example',
  'Gula 1/2 kg',
  '50% murni',
  '%2e%2e',
  '%00',
  'Apa? #1 & lainnya',
  'a\u0001b\u007f',
  '<script>alert(1)</script>',
  '🌾'.repeat(75),
  'İ'.repeat(150),
  '字'.repeat(150),
])('the page of a product titled %j answers', async (judul) => {
  expect(await pageOf(judul)).toEqual({ status: 200, judul: cleanLine(judul) });
});

test('the page of a product answers, whatever its title', async () => {
  const title = fc
    .string({ unit: 'binary', maxLength: 60 })
    .filter((text) => cleanLine(text) !== '' && !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(title, async (judul) => {
      expect((await pageOf(judul)).status).toBe(200);
    }),
    { numRuns: 40 },
  );
});
