import { accountPageOf, isAccountPath } from './routes.ts';

/**
 * The address patterns of the public pages, and the query parameters that each page reads. Other parameters do not
 * change a page, so they are left out of the keys under which rendered pages are cached.
 */
export const publicPages = {
  '/': [],
  '/etalase': ['query', 'kecamatan', 'jenis', 'satuan', 'harga_dari', 'harga_sampai', 'urut', 'dekat'],
  '/detail-produk/:slug': [],
  '/penjual/:id': [],
  '/harga-pangan': [],
  '/harga-pangan/:kecamatan': ['periode', 'urut', 'berubah'],
  '/harga-pangan-kutai-barat': ['periode', 'urut', 'berubah'],
  '/bandingkan': ['pilih', 'minggu', 'cari'],
  '/harga-pangan/:kecamatan/:komoditi': ['periode'],
  '/harga-pangan-kutai-barat/:komoditi': ['periode'],
  '/ketersediaan-pangan': [],
  '/ketersediaan-pangan/:kecamatan': ['periode', 'pangan'],
  '/luas-lahan-perkiraan-panen': ['query', 'kecamatan', 'komoditi', 'bulan'],
  '/peta': ['ukuran', 'komoditi', 'pangan', 'tempat'],
  '/cari': ['kata'],
  '/data': [],
  '/skpg': [],
  '/skpg/:tahun/:bulan': ['aspek'],
  '/activity': [],
  '/detail-activity/:id': [],
  '/laporan': [],
  '/laporan/timbang-balita': [],
  '/laporan/timbang-balita/:kecamatan': ['periode', 'desa'],
  '/laporan/luas-tanam': [],
  '/laporan/luas-tanam/:kecamatan': ['periode'],
} as const satisfies Record<string, readonly string[]>;

export type PublicPage = keyof typeof publicPages;

export interface PageAddress {
  /** Null when the address is not that of a public page. */
  page: PublicPage | null;
  /** The variable parts of the path, decoded. */
  params: Readonly<Record<string, string>>;
  /** The query parameters that the page reads. */
  query: URLSearchParams;
}

const patterns = (Object.keys(publicPages) as PublicPage[]).map((page) => ({ page, parts: partsOf(page) }));

/** Reads an address as the router does: in any case, with or without a slash at its end. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): PageAddress {
  const given = decoded(partsOf(pathname));
  const found = given && patterns.find(({ parts }) => fits(parts, given));
  if (!found) return { page: null, params: {}, query: new URLSearchParams() };
  const params = found.parts.map((part, at) => [part.slice(1), given[at] ?? '']);
  const query = new URLSearchParams(search);
  const read = publicPages[found.page].map((name) => [name, query.get(name) ?? '']);
  return {
    page: found.page,
    params: Object.fromEntries(params.filter((_, at) => isParam(found.parts[at]))),
    query: new URLSearchParams(read.filter(([name = '', value = '']) => isMeant(name, value))),
  };
}

/** The one address of a page, as a browser writes it. */
export function addressOf({ page, params, query }: PageAddress & { page: PublicPage }): string {
  const path = partsOf(page).map((part) => (isParam(part) ? encodeURIComponent(params[part.slice(1)] ?? '') : part));
  return `/${path.join('/')}${query.size > 0 ? `?${query}` : ''}`;
}

/** The address under which the server renders a location, null when it renders nothing there. */
export function drawnAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  if (isAccountPath(pathname)) return accountPageOf(pathname);
  const { page, params, query } = pageAddress({ pathname, search });
  return page && addressOf({ page, params, query });
}

function partsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/').slice(1);
}

function decoded(parts: string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

const isParam = (part: string | undefined): boolean => part?.startsWith(':') ?? false;

const fits = (pattern: string[], given: string[]): boolean =>
  pattern.length === given.length &&
  pattern.every((part, at) => (isParam(part) ? given[at] !== '' : part === given[at]?.toLowerCase()));

/** Whether a value can be valid for its parameter; others are treated as absent. */
const isMeant = (name: string, value: string): boolean => (forms[name] ?? /./).test(value);

const id = /^\d{1,9}$/;
const forms: Record<string, RegExp | undefined> = {
  periode: id,
  kecamatan: id,
  pangan: /^[a-z\d-]{1,120}$/i,
  desa: id,
  urut: /^[a-z-]{1,20}$/,
  berubah: /^1$/,
  harga_dari: id,
  harga_sampai: id,
  dekat: id,
  minggu: /^\d{1,2}$/,
};
