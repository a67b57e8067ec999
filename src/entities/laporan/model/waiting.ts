import type { PendingList } from '@/shared/write';
import type { Laporan, LaporanInput, LaporanRow, Tempat } from './laporan';

/**
 * How rows that wait on this device stand among those of some places.
 *
 * @param subjects names them; whoever only counts needs none
 */
export const pendingRows = <Row extends LaporanRow, Input extends LaporanInput, Subject extends { id: number }>(
  { field, keyOf, periodeOf, rowOf }: Laporan<Row, Input, Subject>,
  periodeId: number,
  tempat: readonly Tempat[],
  subjects: readonly Subject[] = [],
): PendingList<Row, Input> => ({
  entity: field,
  isHere: (row) =>
    periodeOf(row as Row) === periodeId && tempat.some(({ id }) => id === ((row as Row).kecamatan_id ?? 0)),
  keyOf: (row) => keyOf(row as Row),
  rowOf: rowOf({ tempat, subjects }),
});

/**
 * What a write is called while it waits; its row has its subject, its place and its period.
 *
 * @param does what it does with a row that is stored
 */
export const namesOf = (
  { names: [row, group] }: Pick<Laporan<LaporanRow, LaporanInput, { id: number }>, 'names'>,
  subject: string,
  where: string,
  does?: 'Ubah' | 'Hapus',
) => ({
  label: `${does ? `${does} ${row.charAt(0).toLowerCase()}${row.slice(1)}` : row} ${subject}, ${where}`,
  kelompok: `${group}, ${where}`,
});
