/** The reason why a line of a table is no row of data. */
export type SkipReason = 'nomor kolom' | 'kelompok' | 'jumlah' | 'keterangan' | 'judul';

export interface LinePlaces {
  /** The column of names; undefined where names stand in the head. */
  name: number | undefined;
  /** The column of kinds beside the names: 'Kampung' beside 'Daging Ayam'. */
  kind?: number | undefined;
  /** The columns of figures. */
  figures: readonly number[];
  /** The names of the fields that have a column. */
  columns?: readonly string[];
  /** All columns that fields take. */
  fields: readonly number[];
}
