import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type LebarFoto, lebarFoto } from '#contract/limits.ts';
import type { FileStore, FotoFormat, OpenedFile, Pictures } from '../../ports.ts';
import { notFound, Refusal } from '../answer.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

const NAME = /^([0-9a-f]{32})\.(jpg|png|webp|gif)$/;
/** While one is encoded, the next is read; those that wait are not in memory. */
const AT_ONCE = 2;
const MOST_WAITING = 500;

/** The file name of a scaled copy. */
const copyOf = (name: string, width: LebarFoto, format: FotoFormat) => `${name.replace('.', '-')}-${width}.${format}`;

/** The file names of all possible copies. */
export const copiesOf = (name: string): string[] =>
  lebarFoto.flatMap((width) => [copyOf(name, width, 'avif'), copyOf(name, width, 'webp')]);

/**
 * Stored pictures, whole, or with `?w=` scaled to a width in the best format the client accepts. Scaled copies are made
 * on first request, then stored (rulings 22).
 */
export const mediaRoutes = ({ files, pictures }: { files: FileStore; pictures: Pictures }) => {
  const inTurn = limitConcurrency(AT_ONCE, MOST_WAITING);
  /** Concurrent requests for the same new copy share one making. */
  const making = new Map<string, Promise<void>>();

  const rendition = async (name: string, width: LebarFoto, format: FotoFormat) => {
    const copyName = copyOf(name, width, format);
    const existing = await files.open(copyName);
    if (existing) return existing;
    const made = making.get(copyName) ?? make(name, copyName, width, format).finally(() => making.delete(copyName));
    making.set(copyName, made);
    await made;
    return files.open(copyName);
  };

  const make = (name: string, copyName: string, width: LebarFoto, format: FotoFormat) =>
    inTurn(async () => {
      const original = await files.open(name);
      if (!original) throw notFound('Gambar');
      const whole = original.path ?? new Uint8Array(await new Response(original.stream()).arrayBuffer());
      await files.write(copyName, await pictures.rendition(whole, width, format));
    });

  const picture = (found: OpenedFile | null, extension: string) => {
    if (!found) throw notFound('Gambar');
    return new Response(found.stream(), {
      headers: {
        'Content-Type': getMimeType(`.${extension}`) ?? '',
        'Content-Length': String(found.size),
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept',
      },
    });
  };

  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name');
    const extension = NAME.exec(name)?.[2];
    if (!extension) throw notFound('Gambar');
    const asked = c.req.query('w');
    if (asked === undefined) return picture(await files.open(name), extension);
    const width = lebarFoto.find((known) => String(known) === asked);
    if (!width) throw new Refusal(422, `Lebar gambar harus salah satu dari ${lebarFoto.join(', ')}`);
    const format = c.req.header('Accept')?.includes('image/avif') ? 'avif' : 'webp';
    return picture(await rendition(name, width, format), format);
  });
};

/** The address of a stored picture (kontrak.md, Uploads). */
export const mediaUrl = (name: string): string => `/media/${name}`;

export const mediaUrlOrNull = (name: string | null): string | null => (name === null ? null : mediaUrl(name));
