import type { Read } from '@/shared/api';
import { bentukWilayah } from '../api/bentuk-kecamatan';

/**
 * The sub-district in which a position lies, found on this device: the position is sent to nobody. The geometry comes
 * when it is first asked for.
 *
 * @returns undefined outside of the region, and where the region has no shapes
 */
export async function kecamatanAtPosition(
  read: Read,
  { lat, lng }: { lat: number; lng: number },
): Promise<{ id: number; nama_kecamatan: string } | undefined> {
  const [answer, { shapeAt }] = await Promise.all([read(bentukWilayah), import('./at-position')]);
  const found = answer?.bentukKecamatan && shapeAt(answer.bentukKecamatan, lat, lng);
  return found ? { id: found.kecamatan_id, nama_kecamatan: found.nama_kecamatan } : undefined;
}
