import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRow } from '../support/api/fixtures.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { openSeeded, removeDatabases } from '../support/data/database.ts';
import { hostile } from '../support/garbage/texts.ts';

const markup = hostile.filter((text) => /[<>&'"`{]/.test(text) && text.length < 1000 && text.isWellFormed());

let web: Awaited<ReturnType<typeof openBuiltWeb>>;
let db: Awaited<ReturnType<typeof openSeeded>>;
beforeAll(async () => {
  db = await openSeeded();
  web = await openBuiltWeb({ db });
});
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const scriptsOf = (document: Document) =>
  [...document.scripts].map(({ src, type, textContent }) => (src ? src : `${type}: ${textContent?.slice(0, 20)}`));

test.each(markup)('what a farmer and the office write stands in pages as text: %j', async (text) => {
  const { id: user_id } = await db
    .selectFrom('pengguna')
    .select('id')
    .where('username', '=', 'petani')
    .executeTakeFirstOrThrow();
  const id = await newRow({ db }, 'produk', {
    ...{ user_id, judul: `Madu ${text}`, slug: crypto.randomUUID(), deskripsi: text },
    ...{ harga: 1, stok: 1, satuan: 'kg', status: 'aktif' },
  });
  await newRow({ db }, 'produk_foto', { produk_id: id, foto: `${'0'.repeat(32)}.jpg`, main: '1' });
  const { slug } = await db.selectFrom('produk').select('slug').where('id', '=', id).executeTakeFirstOrThrow();

  const { slug: other } = await db.selectFrom('produk').select('slug').where('id', '<>', id).executeTakeFirstOrThrow();
  const { status, document, text: shown } = await web.read(`/detail-produk/${slug}`);
  const usual = await web.read(`/detail-produk/${other}`);
  expect(status).toBe(200);
  expect(document.title).toBe(`Madu ${text} · Lumbung`.trim().replace(/\s+/g, ' '));
  expect(shown).toContain(text.trim());
  expect(scriptsOf(document)).toEqual(scriptsOf(usual.document));
  expect(document.querySelectorAll('[onerror], [onload], svg[onload], title svg')).toHaveLength(0);
});
