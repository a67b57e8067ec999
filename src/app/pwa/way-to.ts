import { routes } from '#contract/routes.ts';

/** The lists of pages whose addresses do not lie below them. */
const foundUnder: readonly (readonly [start: string, list: string])[] = [
  ['/detail-produk/', routes.etalase],
  ['/detail-activity/', routes.kegiatan],
];

/** The pages through which a reader comes to another one, nearest first; the last is home. */
export function wayTo(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  const above = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`).reverse();
  const list = foundUnder.find(([start]) => path.startsWith(start))?.[1];
  const isOfRegency = path.startsWith(routes.hargaPanganKutaiBarat);
  const way = list ? [list] : isOfRegency ? [...above, routes.hargaPangan] : above;
  return path === routes.home ? [] : [...way, routes.home];
}
