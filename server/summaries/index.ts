import type { MountedSummary } from '../http/read/summary-routes.ts';
import { dataTerbukaRoutes } from './data-terbuka.ts';
import { riwayatHargaRoutes } from './riwayat-harga.ts';

/** The summaries that the API mounts and its document describes, in the document's order. */
export const summaries: readonly MountedSummary[] = [riwayatHargaRoutes, dataTerbukaRoutes];
