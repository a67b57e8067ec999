import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { filesOnDisk } from '../server/adapters/files-on-disk.ts';
import { isPostgres } from '../server/db/dialects.ts';
import { referencedPictures } from '../server/http/uploads/media-rows.ts';
import { mediaPath } from '../server/node/database/data-folder.ts';
import type { Db } from '../server/ports.ts';
import { type Entry, idIn, type Ledger } from './ledger.ts';

interface HargaRow {
  id: number;
  revisi: number;
  harga_eceran: number;
  kecamatan_id: number;
  komoditi_id: number;
  periode_harga_pangan_id: number;
}

/** Which entries the server has made, whether or not their clients know it. */
export type Stored = Set<Entry>;

const placeOf = ({ periode_harga_pangan_id, kecamatan_id, komoditi_id }: Omit<HargaRow, 'id' | 'revisi'>) =>
  `${periode_harga_pangan_id}/${kecamatan_id}/${komoditi_id}`;

/**
 * Compares what is stored with what clients were promised: every acknowledged write is there, once and whole; one
 * without an answer is there whole, or not at all.
 */
export async function checkRows(db: Db, { entries, faults }: Ledger): Promise<Stored> {
  const keys = new Map(
    (await db.selectFrom('idempotensi').select(['kunci', 'isi']).execute()).map(({ kunci, isi }) => [kunci, isi]),
  );
  const stored: Stored = new Set(entries.filter(({ kunci }) => keys.has(kunci)));
  if (stored.size !== keys.size) faults.push(`${keys.size - stored.size} keys stored that nobody sent`);
  for (const entry of entries) {
    if (entry.answer && !stored.has(entry)) faults.push(`${entry.method} ${entry.path}: acknowledged, and lost`);
  }
  await checkPrices(db, stored, keys, faults);
  await checkProducts(db, stored, faults);
  return stored;
}

async function checkPrices(db: Db, stored: Stored, keys: Map<string, string>, faults: string[]): Promise<void> {
  const rows = await db.selectFrom('harga_pangan').selectAll().execute();
  const byPlace = new Map(rows.map((row) => [placeOf(row), row]));
  const expected = new Map<number, { harga_eceran: number; revisi: number }>();
  for (const { what, kunci } of stored) {
    const told = { status: 200, text: JSON.stringify({ data: JSON.parse(keys.get(kunci) ?? 'null') }) };
    if (what.kind === 'harga') {
      const row = byPlace.get(placeOf(what));
      if (row?.id !== idIn(told))
        faults.push(`Price ${placeOf(what)}: answered with row ${idIn(told)}, stored is ${row?.id}`);
      expected.set(idIn(told), { harga_eceran: what.harga_eceran, revisi: 1 });
    } else if (what.kind === 'ubah') {
      // A client changes its rows one after the other, so the last of its changes stands.
      const before = expected.get(what.id);
      expected.set(what.id, { harga_eceran: what.harga_eceran, revisi: (before?.revisi ?? 0) + 1 });
    }
  }
  if (rows.length !== expected.size) faults.push(`${rows.length} prices instead of ${expected.size}`);
  for (const row of rows) {
    const { harga_eceran, revisi } = expected.get(row.id) ?? {};
    if (row.harga_eceran !== harga_eceran || row.revisi !== revisi) {
      faults.push(`Price ${row.id}: ${row.harga_eceran} at revision ${row.revisi}, not ${harga_eceran} at ${revisi}`);
    }
  }
  const raised = rows.reduce((sum, { revisi }) => sum + revisi, 0);
  const counter = await db.selectFrom('revisi_tabel').select('revisi').where('tabel', '=', 'harga_pangan').execute();
  if (rows.length > 0 && counter[0]?.revisi !== raised)
    faults.push(`The table's revision is ${counter[0]?.revisi}, not ${raised}`);
}

async function checkProducts(db: Db, stored: Stored, faults: string[]): Promise<void> {
  const products = await db.selectFrom('produk').select(['id', 'judul']).execute();
  const fotos = await db.selectFrom('produk_foto').select(['produk_id', 'main']).execute();
  const byProduct = Map.groupBy(fotos, ({ produk_id }) => produk_id);
  const byTitle = Map.groupBy(products, ({ judul }) => judul);
  let expected = 0;
  for (const { what } of stored) {
    if (what.kind !== 'produk') continue;
    expected += 1;
    const [product, ...more] = byTitle.get(what.judul) ?? [];
    const own = product ? (byProduct.get(product.id) ?? []) : [];
    const main = own.filter((foto) => foto.main === '1').length;
    if (!product || more.length > 0 || own.length !== what.foto || main !== 1) {
      faults.push(
        `${what.judul}: ${product ? 1 + more.length : 0} rows, ${own.length} of ${what.foto} photos, ${main} main`,
      );
    }
  }
  if (products.length !== expected) faults.push(`${products.length} products instead of ${expected}`);
}

/** What the folder of pictures holds. */
export interface Media {
  foto: number;
  /** Originals that no row shows: of writes that were cut off before their rows; swept an hour later. */
  tanpaBaris: number;
  /** Files that were cut off while they were written; they have no name that a row could show. */
  setengah: number;
}

/** Decodes every picture that a row shows, once in a run. */
export async function checkMedia(db: Db, dataDir: string, decoded: Set<string>, faults: string[]): Promise<Media> {
  const files = filesOnDisk(mediaPath(dataDir));
  const shown = await referencedPictures(db);
  for (const name of shown) {
    if (decoded.has(name)) continue;
    const fault = await faultOf(name, await files.read(name));
    if (fault) faults.push(`Photo ${name}: ${fault}`);
    decoded.add(name);
  }
  const media = { foto: shown.size, tanpaBaris: 0, setengah: 0 };
  const there = new Set<string>();
  for await (const { name } of files.list()) {
    there.add(name);
    if (name.endsWith('.tmp')) media.setengah += 1;
    else if (!shown.has(name)) media.tanpaBaris += 1;
  }
  for (const name of shown) if (!there.has(name)) faults.push(`Photo ${name}: lost`);
  return media;
}

async function faultOf(name: string, bytes: Uint8Array | null): Promise<string | null> {
  if (bytes === null) return 'lost';
  if (!createHash('sha256').update(bytes).digest('hex').startsWith(name.slice(0, 32))) return 'holds something else';
  return sharp(bytes, { failOn: 'error' })
    .stats()
    .then(
      () => null,
      () => 'cannot be decoded',
    );
}

/** What the database says of itself. */
export async function checkDatabase(db: Db, faults: string[]): Promise<void> {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  if (rows[0]?.integrity_check !== 'ok') faults.push(`SQLite: ${rows[0]?.integrity_check}`);
  const dangling = await sql`pragma foreign_key_check`.execute(db);
  if (dangling.rows.length > 0) faults.push(`SQLite: ${dangling.rows.length} dangling references`);
}
