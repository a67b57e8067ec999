import { routes } from '@/shared/routes';

/** The visitor's side drawer (spec section 2, Side drawer). */
export const visitorMenu = [
  ['Beranda', routes.home],
  ['Etalase', routes.etalase],
  ['Harga Pangan', routes.hargaPangan],
  ['Ketersediaan Pangan', routes.ketersediaanPangan],
  ['Kegiatan Dinas', routes.kegiatan],
  ['Laporan', routes.laporan],
  ['Login', routes.login],
] as const;

/** The public bottom bar (spec section 2, Shared layout). */
export const bottomBar = [
  ['Beranda', routes.home],
  ['Etalase', routes.etalase],
  ['Harga Pangan', routes.hargaPangan],
] as const;
