import type { Tempat } from '@/entities/laporan';
import { useTugas } from '@/entities/session';

/**
 * Says where and when a row is from, as the outbox calls it: 'Melak, 16 – 22 November 2026'.
 *
 * @param tempat the places that are on screen; the officer's own are known besides
 */
export function useWhere(tempat: readonly Tempat[], periode: { nama_periode: string } | undefined) {
  const places = [...tempat, ...useTugas()];
  const nameOf = (kecamatanId: unknown) => places.find(({ id }) => id === Number(kecamatanId))?.nama_kecamatan;
  return { nameOf, of: (kecamatanId: unknown) => `${nameOf(kecamatanId) ?? ''}, ${periode?.nama_periode ?? ''}` };
}
