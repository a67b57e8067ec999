import type { MountedSummary } from '../http/read/summary-routes.ts';
import { bandingHargaRoutes } from './banding-harga.ts';
import { bentukKecamatanRoutes } from './bentuk-kecamatan.ts';
import { cariRoutes } from './cari.ts';
import { dataTerbukaRoutes } from './data-terbuka.ts';
import { perbandinganHargaRoutes } from './perbandingan-harga.ts';
import { periodeTerkiniRoutes } from './periode-terkini.ts';
import { petaRoutes } from './peta/peta.ts';
import { riwayatLuasTanamRoutes, riwayatTimbangBalitaRoutes } from './riwayat-desa.ts';
import { riwayatHargaRoutes } from './riwayat-harga.ts';
import { riwayatKetersediaanRoutes } from './riwayat-ketersediaan.ts';
import { daftarTerbitanSkpgRoutes, satuTerbitanSkpgRoutes } from './terbitan-skpg.ts';
import { timbangPerDesaRoutes } from './timbang-per-desa.ts';

/** The summaries that the API mounts and its document describes, in the document's order. */
export const summaries: readonly MountedSummary[] = [
  riwayatHargaRoutes,
  bandingHargaRoutes,
  perbandinganHargaRoutes,
  petaRoutes,
  periodeTerkiniRoutes,
  bentukKecamatanRoutes,
  riwayatKetersediaanRoutes,
  riwayatLuasTanamRoutes,
  riwayatTimbangBalitaRoutes,
  timbangPerDesaRoutes,
  cariRoutes,
  dataTerbukaRoutes,
  daftarTerbitanSkpgRoutes,
  satuTerbitanSkpgRoutes,
];
