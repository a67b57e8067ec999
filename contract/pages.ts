import { accountPageOf, isAccountPath } from './routes.ts';

/**
 * The public pages by the patterns of their addresses, and what each reads from the query of its address: nothing else
 * of a query changes a page.
 */
export const publicPages = {
  '/': [],
  '/etalase': ['query'],
  '/detail-produk/:slug': [],
  '/harga-pangan': [],
  '/harga-pangan/:kecamatan': ['periode'],
  '/harga-pangan-kutai-barat': ['periode'],
  '/ketersediaan-pangan': [],
  '/ketersediaan-pangan/:kecamatan': ['periode'],
  '/luas-lahan-perkiraan-panen': ['query', 'kecamatan', 'komoditi', 'bulan'],
  '/activity': [],
  '/detail-activity/:id': [],
  '/laporan': [],
  '/laporan/timbang-balita': [],
  '/laporan/timbang-balita/:kecamatan': ['periode'],
  '/laporan/luas-tanam': [],
  '/laporan/luas-tanam/:kecamatan': ['periode'],
} as const satisfies Record<string, readonly string[]>;

export type PublicPage = keyof typeof publicPages;

export interface PageAddress {
  /** Which page is meant; null: none of the public ones. */
  page: PublicPage | null;
  /** The parts of its path that vary, decoded. */
  params: Readonly<Record<string, string>>;
  /** What of the query it reads. */
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

/** The address under which the server draws what stands at a place; null: nothing does. */
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

/** Whether a page reads a value at all: what it cannot mean is as if it were not there. */
const isMeant = (name: string, value: string): boolean =>
  name === 'periode' || name === 'kecamatan' ? /^\d{1,9}$/.test(value) : value !== '';
