import type { MountedSummary } from '../http/read/summary-routes.ts';
import { riwayatLuasTanamRoutes, riwayatTimbangBalitaRoutes } from './riwayat-desa.ts';
import { riwayatHargaRoutes } from './riwayat-harga.ts';
import { riwayatKetersediaanRoutes } from './riwayat-ketersediaan.ts';
import { timbangPerDesaRoutes } from './timbang-per-desa.ts';

/** The summaries that the API mounts and its document describes, in the document's order. */
export const summaries: readonly MountedSummary[] = [
  riwayatHargaRoutes,
  riwayatKetersediaanRoutes,
  riwayatLuasTanamRoutes,
  riwayatTimbangBalitaRoutes,
  timbangPerDesaRoutes,
];
