import { Hono } from 'hono';
import { factsOf } from '../db/facts.ts';
import { notFound } from '../http/answer.ts';
import type { Ports } from '../ports.ts';
import { shareCard } from './share-card.ts';

/** Titles hardly ever change, and crawlers fetch a picture once. */
const CACHE = 'public, max-age=86400';

/** Previews of shared price pages, by the slug of their address; only for places that exist. */
export const shareRoutes = ({ db, pictures }: Pick<Ports, 'db' | 'pictures'>) => {
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

  const card = async (title: string, below: string) => {
    const known = drawn.get(title);
    if (known) return known;
    const picture = new Uint8Array(await pictures.rasterise(shareCard(title, below), 'png'));
    drawn.set(title, picture);
    return picture;
  };

  const wilayah = async () => `Kabupaten ${(await factsOf(db)).get('nama_wilayah') ?? ''}`;

  const titleOf = async (slug: string): Promise<string> => {
    // PostgreSQL refuses parameters with NUL.
    if (slug.includes('\0')) throw notFound('Gambar');
    if (slug === 'kabupaten') return `Harga pangan ${await wilayah()}`;
    const place = await db.selectFrom('kecamatan').select('nama_kecamatan').where('slug', '=', slug).executeTakeFirst();
    if (!place) throw notFound('Gambar');
    return `Harga pangan di ${place.nama_kecamatan}`;
  };

  return new Hono().get('/harga-pangan/:file{.+\\.png}', async (c) => {
    const title = await titleOf(c.req.param('file').slice(0, -'.png'.length));
    const picture = await card(title, await wilayah());
    return new Response(picture, { headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE } });
  });
};
