import type { MountedSummary } from '../http/read/summary-routes.ts';
import { bentukKecamatanRoutes } from './bentuk-kecamatan.ts';
import { cariRoutes } from './cari.ts';
import { riwayatHargaRoutes } from './riwayat-harga.ts';

/** The summaries that the API mounts and its document describes, in the document's order. */
export const summaries: readonly MountedSummary[] = [riwayatHargaRoutes, bentukKecamatanRoutes, cariRoutes];
