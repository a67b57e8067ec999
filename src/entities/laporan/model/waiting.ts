import type { PendingList } from '@/shared/write';
import type { Laporan, LaporanShape, Tempat } from './laporan';

/**
 * How rows that wait on this device stand among those of some places.
 *
 * @param subjects names them; whoever only counts needs none
 */
export const pendingRows = <Shape extends LaporanShape>(
  { field, keyOf, periodeOf, rowOf }: Laporan<Shape>,
  periodeId: number,
  tempat: readonly Tempat[],
  subjects: readonly Shape['Subject'][] = [],
): PendingList<Shape['Row'], Shape['Input']> => ({
  entity: field,
  isHere: (row) =>
    periodeOf(row as Shape['Row']) === periodeId &&
    tempat.some(({ id }) => id === ((row as Shape['Row']).kecamatan_id ?? 0)),
  keyOf: (row) => keyOf(row as Shape['Row']),
  rowOf: rowOf({ tempat, subjects }),
});

type Does = 'Ubah' | 'Hapus' | undefined;
type Named = Pick<Laporan<LaporanShape>, 'names'>;

/**
 * What a write is called while it waits; its row has its subject, its place and its period.
 *
 * @param does what it does with a row that is stored
 */
export const namesOf = ({ names: [row, group] }: Named, subject: string, where: string, does?: Does) => ({
  label: `${does ? `${does} ${row.charAt(0).toLowerCase()}${row.slice(1)}` : row} ${subject}, ${where}`,
  kelompok: `${group}, ${where}`,
});

/** The subject in what a write is called: all that is left of its name once it is gone from the list. */
export function subjectIn(laporan: Named, label: string, where: string): string {
  const around = ([undefined, 'Ubah', 'Hapus'] as const).map((does) => namesOf(laporan, '\n', where, does).label);
  for (const [before = '', behind = ''] of around.map((words) => words.split('\n'))) {
    if (label.startsWith(before) && label.endsWith(behind)) return label.slice(before.length, -behind.length);
  }
  return label;
}
