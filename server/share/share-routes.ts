import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { WARNA_BAWAAN } from '#contract/formulas/situs/warna.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { limits } from '#contract/limits.ts';
import { isRentangMinggu } from '#contract/pilihan.ts';
import { slugKecamatan } from '#contract/routes.ts';
import { komoditiBySlug } from '#contract/slug-komoditi.ts';
import { factsOf } from '../db/facts.ts';
import { notFound } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { asAddress } from '../http/file/as-address.ts';
import { remembered } from '../http/read/remembered.ts';
import { revisionTag, revisionTagWith } from '../http/read/revision-tag.ts';
import { revisionOf } from '../http/revision.ts';
import { lookOf } from '../office/situs.ts';
import type { Ports } from '../ports.ts';
import { terbitanOf } from '../skpg/terbitan.ts';
import { findShapes } from '../summaries/bentuk-kecamatan.ts';
import { findPerbandingan } from '../summaries/perbandingan-harga.ts';
import { findRiwayat, shownByRiwayat } from '../summaries/riwayat-harga.ts';
import { compareCard } from './compare-card.ts';
import { type PricedPlace, priceCard } from './price-card.ts';
import { inColour, type Merek, shareCard } from './share-card.ts';
import { skpgCard } from './skpg-card.ts';

/** Titles hardly ever change, and crawlers fetch a picture once. */
const CACHE = 'public, max-age=86400';

/** Pictures that are kept, of some 40 kB: crawlers come for the same one at about the same time. */
const KEPT = 100;

/** Twice what the largest is drawn with. */
const MARK_HEIGHT = 184;

/** The table with the name, logo and colour that pictures bear. */
const LOOK = 'identitas_kantor';
const shownTables = [...shownByRiwayat, LOOK] as const;

/** Stands for the regency where addresses of pictures name a place. */
const KABUPATEN = 'kabupaten';

const slugIn = (file: string) => file.slice(0, -'.png'.length);

// PostgreSQL refuses parameters with NUL.
const isAskable = (slug: string) => !slug.includes('\0');

/** Previews of shared price pages, by the slugs of their address; only for places and commodities that exist. */
export const shareRoutes = ({ db, files, pictures }: Pick<Ports, 'db' | 'files' | 'pictures'>) => {
  const kept = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: KEPT });

  /** The site's name and logo; a logo whose file is gone is left out. */
  const merekOf = async ({ situs, picture }: Awaited<ReturnType<typeof lookOf>>): Promise<Merek> => {
    const original = picture === null ? null : await files.read(picture);
    if (!original || !situs?.logo) return { nama: namaSitus(situs) };
    const mark = await pictures.drawLogo(original, 'tanda', MARK_HEIGHT, situs.warna || WARNA_BAWAAN);
    return { nama: namaSitus(situs), logo: { href: asAddress(mark), rasio: situs.logo.rasio } };
  };

  /** Draws once for all who ask, as the office's site looks now. */
  const drawOnce = async (about: string, draw: (merek: Merek) => string | Promise<string>) => {
    const look = await lookOf(db);
    const key = `${about} ${JSON.stringify(look)}`;
    const known = kept.get(key);
    if (known) return known;
    const picture = merekOf(look)
      .then(draw)
      .then((svg) => pictures.rasterise(inColour(svg, look.situs?.warna ?? ''), 'png'))
      .then((bytes) => new Uint8Array(bytes));
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    return picture;
  };

  const wilayah = async () => regional`Kabupaten ${(await factsOf(db)).get('nama_wilayah') ?? ''}`;

  const kecamatanOf = async (slug: string) => {
    const place = isAskable(slug)
      ? await db
          .selectFrom('kecamatan')
          .select(['id', 'nama_kecamatan'])
          .where('slug', '=', slugKecamatan(slug))
          .executeTakeFirst()
      : undefined;
    if (!place) throw notFound('Gambar');
    return place;
  };

  const komoditiOf = async (slug: string, revision: string) => {
    const all = await remembered(db, `${revision} nama komoditi`, () =>
      db.selectFrom('komoditi').select(['id', 'nama_komoditi']).execute(),
    );
    const found = komoditiBySlug(all, slug);
    if (!found) throw notFound('Gambar');
    return found.id;
  };

  const priced = async (tempat: string, slug: string, revision: string, hariIni: string): Promise<PricedPlace> => {
    const place = tempat === KABUPATEN ? null : await kecamatanOf(tempat);
    const { nama_komoditi, satuan, titik } = await findRiwayat(db, {
      komoditi_id: await komoditiOf(slug, revision),
      kecamatan_id: place?.id,
      tempat: place ? 'kecamatan' : 'kabupaten',
      jumlah: limits.riwayat.default,
      hariIni,
    });
    return { nama_komoditi, satuan, titik, tempat: place?.nama_kecamatan ?? (await wilayah()) };
  };

  return (
    new Hono<ApiEnv>()
      // Before the shorter address, which would take both parts for one.
      .get(
        '/harga-pangan/:tempat/:file{.+\\.png}',
        revisionTagWith(db, shownTables, { isOfToday: () => true }),
        async (c) => {
          const { tempat, file } = c.req.param();
          const revision = c.get('revisi') ?? (await revisionOf(db, shownTables));
          const facts = await priced(tempat, slugIn(file), revision, c.get('hariIni'));
          const picture = await drawOnce(JSON.stringify(facts), (merek) => priceCard(facts, merek));
          return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
        },
      )
      .get('/situs.png', revisionTag(db, LOOK), async () => {
        const below = await wilayah();
        const picture = await drawOnce('situs', (merek) => shareCard('Pangan dan pertanian', below, merek));
        return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
      })
      .get('/harga-pangan/:file{.+\\.png}', async (c) => {
        const slug = slugIn(c.req.param('file'));
        const title =
          slug === KABUPATEN
            ? `Harga pangan ${await wilayah()}`
            : `Harga pangan di ${(await kecamatanOf(slug)).nama_kecamatan}`;
        const below = await wilayah();
        const picture = await drawOnce(title, (merek) => shareCard(title, below, merek));
        return new Response(picture, { headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE } });
      })
      .get('/skpg/:file{[0-9]{4}-[0-9]{1,2}\\.png}', revisionTag(db, 'terbitan_skpg', 'kecamatan', LOOK), async (c) => {
        const [tahun = 0, bulan = 0] = slugIn(c.req.param('file')).split('-').map(Number);
        const last = await terbitanOf(db, { tahun, bulan });
        if (!last || last.penarikan) throw notFound('Gambar');
        const { papan } = last.isi;
        const picture = await drawOnce(`skpg ${tahun} ${bulan} ${last.ke}`, async (merek) =>
          skpgCard(papan, await findShapes(db), merek),
        );
        return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
      })
      .get(
        '/bandingkan/:minggu/:file{.+\\.png}',
        revisionTagWith(db, shownTables, { isOfToday: () => true }),
        async (c) => {
          const { minggu, file } = c.req.param();
          const pilih = slugIn(file);
          if (!isRentangMinggu(minggu) || !isAskable(pilih)) throw notFound('Gambar');
          const revision = c.get('revisi') ?? (await revisionOf(db, shownTables));
          const facts = await findPerbandingan(db, { pilih, minggu, revision, hariIni: c.get('hariIni') });
          if (facts.garis.length === 0) throw notFound('Gambar');
          const below = `Harga eceran, ${minggu} minggu terakhir. ${await wilayah()}`;
          const picture = await drawOnce(JSON.stringify([facts, below]), (merek) => compareCard(facts, below, merek));
          return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
        },
      )
  );
};
