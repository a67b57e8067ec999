import { jenisPeriode } from '#contract/limits.ts';
import { luasLahan } from '#contract/resources/luas-tanam.ts';
import type { Mounted } from '../http/write/resource-routes.ts';
import { desaKelurahanRoutes } from './desa-kelurahan.ts';
import { hargaAcuanRoutes } from './harga-acuan.ts';
import { hargaPanganRoutes } from './harga-pangan.ts';
import { hargaPanganKutaiBaratRoutes } from './harga-pangan-kutai-barat.ts';
import { kecamatanRoutes } from './kecamatan.ts';
import { ketersediaanPanganRoutes } from './ketersediaan-pangan.ts';
import { komoditiRoutes } from './komoditi.ts';
import { koordinatLahanPetaniRoutes } from './koordinat-lahan-petani.ts';
import { lahanPetaniRoutes } from './lahan-petani.ts';
import { luasTanamRoutes } from './luas-tanam.ts';
import { panganRoutes } from './pangan.ts';
import { periodeRoutes } from './periode.ts';
import { produkRoutes } from './produk/produk.ts';
import { kegiatanDinasRoutes } from './siaran/kegiatan-dinas.ts';
import { sliderRoutes } from './siaran/slider.ts';
import { timbangBalitaRoutes } from './timbang-balita.ts';

/** The resources that the API mounts and its document describes, in the document's order. */
export const resources: readonly Mounted[] = [
  kecamatanRoutes,
  desaKelurahanRoutes,
  panganRoutes,
  komoditiRoutes,
  ...jenisPeriode.map(periodeRoutes),
  sliderRoutes,
  kegiatanDinasRoutes,
  hargaPanganRoutes,
  hargaPanganKutaiBaratRoutes,
  hargaAcuanRoutes,
  ketersediaanPanganRoutes,
  timbangBalitaRoutes,
  luasTanamRoutes,
  { ...luasTanamRoutes, resource: luasLahan },
  produkRoutes,
  lahanPetaniRoutes,
  koordinatLahanPetaniRoutes,
];
