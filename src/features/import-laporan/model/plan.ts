import { type Laporan, type LaporanShape, typedOf } from '@/entities/laporan';
import { isParked, mayEdit, type OutboxItem } from '@/shared/write';
import type { Choice, Looked, Standing } from './known';

/** How a row is stored: as a new write, as a change of one that is stored, or in the place of one that waits. */
export type Write =
  | { does: 'tambah'; input: object }
  | { does: 'ubah'; id: number; revisi: number; input: object }
  | { does: 'ganti'; item: OutboxItem; input: object };

export type Plan = { write: Write } | { refused: string };

const FOREIGN = 'Sudah diisi petugas lain. Hanya petugas itu yang dapat mengubahnya.';
const UNDERWAY = 'Data ini sedang dikirim. Impor lagi sesudah terkirim.';
const PARKED = 'Data ini menunggu diperbaiki di kotak keluar.';
const DELETED = 'Data ini sedang dihapus.';

/** What to write for a row whose figures are not what stands there. */
export function planOf<Shape extends LaporanShape>(
  { laporan, periode, userId, waiting }: Looked<Shape>,
  { chosen, tempat }: Choice<Shape>,
  figures: Readonly<Record<string, string | number>>,
  row: Standing<Shape> | undefined,
): Plan {
  const fixed = laporan.stands({ periodeId: periode.id, kecamatanId: tempat.id, userId });
  const input = { ...typedOf(laporan, { ...chosen, ...figures } as Partial<Shape['Input']>), ...fixed };
  if (!row) return { write: { does: 'tambah', input } };
  if (row.user_id !== userId) return { refused: FOREIGN };
  const changed = { ...input, ...changes(laporan, row.id) };
  const { menunggu } = row;
  if (!menunggu) return { write: { does: 'ubah', id: row.id, revisi: row.revisi, input: changed } };
  if (menunggu.apa === 'hapus') return { refused: DELETED };
  const item = waiting.get(row.id);
  if (!item || !mayEdit(item)) return { refused: menunggu.isParked ? PARKED : UNDERWAY };
  if (isParked(item)) return { refused: PARKED };
  return { write: { does: 'ganti', item, input: item.variables.id === undefined ? input : changed } };
}

const changes = <Shape extends LaporanShape>({ identifies }: Laporan<Shape>, id: number) => ({
  ...identifies?.(id),
  _method: 'put' as const,
});
