import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { gambarSitus, versiGambar } from '#contract/formulas/situs/situs.ts';
import { WARNA_BAWAAN } from '#contract/formulas/situs/warna.ts';
import { notFound } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { lookOf } from '../office/situs.ts';
import type { BentukLogo, Ports } from '../ports.ts';
import { iconOf } from './share-card.ts';

/** All pictures of some looks, of some 20 kB each. */
const KEPT = 24;
const FOREVER = 'public, max-age=31536000, immutable';

interface SitusPicture {
  bentuk: BentukLogo;
  size: number;
}

const pictures: Readonly<Record<string, SitusPicture>> = {
  [gambarSitus.tanda]: { bentuk: 'tanda', size: 160 },
  [gambarSitus.tab]: { bentuk: 'ikon', size: 48 },
  [gambarSitus.kecil]: { bentuk: 'ikon', size: 192 },
  [gambarSitus.besar]: { bentuk: 'ikon', size: 512 },
  [gambarSitus.sentuh]: { bentuk: 'sentuh', size: 180 },
  [gambarSitus.topeng]: { bentuk: 'topeng', size: 512 },
};

/**
 * The site's mark and icons, drawn of its logo, or of the app's mark in the office's colour. An address of an older look
 * gets the present one: pages and installed apps may still name it.
 */
export const situsRoutes = (ports: Pick<Ports, 'db' | 'files' | 'pictures'>) => {
  const cache = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: KEPT });

  const draw = async ({ bentuk, size }: SitusPicture, picture: string | null, warna: string) => {
    if (picture === null) return ports.pictures.rasterise(iconOf(warna, size, bentuk === 'ikon'), 'png');
    const original = await ports.files.read(picture);
    if (original === null) throw notFound('Gambar');
    return ports.pictures.drawLogo(original, bentuk, size, warna);
  };

  return new Hono<ApiEnv>().get('/:versi/:file', async (c) => {
    const { versi, file } = c.req.param();
    const shape = Object.hasOwn(pictures, file) ? pictures[file] : undefined;
    const { situs, picture } = await lookOf(ports.db);
    const current = versiGambar(situs);
    if (!shape || !current || (shape.bentuk === 'tanda' && picture === null)) throw notFound('Gambar');
    const key = `${current}/${file}`;
    const drawing =
      cache.get(key) ?? draw(shape, picture, situs?.warna || WARNA_BAWAAN).then((bytes) => new Uint8Array(bytes));
    cache.set(key, drawing);
    drawing.catch(() => cache.delete(key));
    return new Response(await drawing, {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': versi === current ? FOREVER : 'no-cache' },
    });
  });
};
