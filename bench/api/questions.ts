import { whole } from '../lib/figures.ts';
import type { ManyPrices } from './many-prices.ts';

/** What is asked of the API, again and again. */
export interface Question {
  title: string;
  paths: readonly string[];
  headers: Record<string, string>;
  status: number;
  /** Whether each request gets an address of its own, so that no kept answer serves it. */
  isNew: boolean;
}

const BROTLI = { 'Accept-Encoding': 'br' };

/** A page of the prices of a place and a week, in a table that is large. */
export const fromManyPrices = ({ rows, kecamatanIds, periodeIds }: ManyPrices): Question => ({
  title: `price list out of ${whole(rows)} rows, made anew`,
  paths: kecamatanIds.flatMap((k) =>
    periodeIds.slice(0, 20).map((p) => `/api/harga-pangan?kecamatan_id=${k}&periode_harga_pangan_id=${p}&limit=50`),
  ),
  headers: BROTLI,
  status: 200,
  isNew: true,
});

/** The price list of a kecamatan and a period, and the list of products: kept, made anew, and known already. */
export async function questions(origin: string): Promise<Question[]> {
  const kecamatan = await ids(origin, '/api/kecamatan?limit=200');
  const periode = await ids(origin, '/api/periode-harga-pangan?limit=200&urut=terbaru');
  const harga = kecamatan.flatMap((k) =>
    periode.map((p) => `/api/harga-pangan?kecamatan_id=${k}&periode_harga_pangan_id=${p}&limit=50`),
  );
  const pages = await lastPage(origin, '/api/produk?limit=10');
  const produk = Array.from({ length: pages }, (_, at) => `/api/produk?limit=10&page=${at + 1}`);

  const kept = (title: string, paths: readonly string[]) => ({
    title,
    paths: paths.slice(0, 1),
    headers: BROTLI,
    status: 200,
    isNew: false,
  });
  const anew = (title: string, paths: readonly string[]) => ({
    title,
    paths,
    headers: BROTLI,
    status: 200,
    isNew: true,
  });
  const known = kept('price list, known: 304', harga);
  return [
    kept('price list, kept', harga),
    kept('product list, kept', produk),
    anew('price list, made anew', harga),
    anew('product list, made anew', produk),
    { ...known, headers: { ...BROTLI, 'If-None-Match': await tagOf(origin, known.paths[0] ?? '/') }, status: 304 },
  ];
}

/** The page of a list, as far as it is read here. */
interface Page {
  data: { id: number }[];
  last_page: number;
}

async function page(origin: string, path: string): Promise<Page> {
  const response = await fetch(new URL(path, origin));
  return ((await response.json()) as { data: Page }).data;
}

const ids = async (origin: string, path: string) => (await page(origin, path)).data.map(({ id }) => id);
const lastPage = async (origin: string, path: string) => (await page(origin, path)).last_page;

async function tagOf(origin: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, origin), { headers: BROTLI });
  const tag = response.headers.get('etag');
  if (!tag) throw new Error(`${path} has no ETag`);
  return tag;
}
