import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { DrawingPorts } from '../../server/acuan/store-drawings.ts';
import { regionNames } from '../../server/adapters/region-names.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openSqlite } from '../../server/db/open-sqlite.ts';
import { seedRegion } from '../../server/db/region.ts';
import { passwords } from '../page/ports/passwords.ts';
import { seedDemo } from '../world/seed-demo.ts';

const KUTAI_BARAT = '64.07';
/** There is one size for all screens. */
const WIDTH = 800;

/** Draws pictures small: a visitor downloads all of them. */
const small: DrawingPorts['pictures'] = {
  async rasterise(svg, format) {
    const drawn = sharp(Buffer.from(svg)).resize({ width: WIDTH, withoutEnlargement: true });
    const isLogo = format === 'png';
    const bytes = isLogo
      ? drawn.png({ palette: true, effort: 8 })
      : drawn.flatten({ background: '#ffffff' }).jpeg({ quality: 66, mozjpeg: true });
    return bytes.toBuffer();
  },
};

/**
 * Makes the demo's year as files beside a static site: a packed database, and the pictures under `media/` and a list
 * of their names. @returns the address of the database
 */
export async function exportSeed(site: string): Promise<string> {
  const media = join(site, 'media');
  await mkdir(media, { recursive: true });
  const names = new Set<string>();
  const files: DrawingPorts['files'] = {
    async write(name, bytes) {
      names.add(name);
      await writeFile(join(media, name), bytes);
    },
  };
  const packed = gzipSync(await seeded(files), { level: 9 });
  await writeFile(join(site, 'gambar-contoh.json'), JSON.stringify([...names].sort()));
  // Not '.gz': some hosts would take it for an encoding.
  const name = `benih-${createHash('sha256').update(packed).digest('hex').slice(0, 16)}.lumbung`;
  await writeFile(join(site, name), packed);
  return `/${name}`;
}

/** A database file with the region and the demo year that ends today. */
async function seeded(files: DrawingPorts['files']): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-demo-'));
  const path = join(folder, 'benih.db');
  const db = openSqlite(path);
  try {
    await migrate(db);
    const region = await regionNames(KUTAI_BARAT);
    if (!region) throw new Error(`No regency ${KUTAI_BARAT}`);
    const today = new Date();
    await seedRegion(db, region, today);
    const progress = (sentence: string) => console.log(`  ${sentence}`);
    await seedDemo({ db, files, pictures: small }, passwords, { today, progress });
    // The page opens this one file, so no write-ahead log may lie beside it.
    await sql`pragma journal_mode = delete`.execute(db);
    await sql`vacuum`.execute(db);
    await db.destroy();
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
