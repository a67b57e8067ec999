import type { AsalSkpg } from '#contract/summaries/skpg/asal.ts';
import type { Db } from '../ports.ts';

type Row = Readonly<Record<string, unknown>>;

/** Who changed a row last, by its number. */
type Edits = ReadonlyMap<number, string | null>;

/** Who changed these rows last: whose a row is does not change when the office corrects it. */
export async function lastEdits(
  db: Db,
  tabel: 'luas_tanam' | 'timbang_balita' | 'harga_pangan',
  rows: readonly Row[],
): Promise<Edits> {
  const changed = rows.filter(isChanged).map(({ id }) => Number(id));
  if (changed.length === 0) return new Map();
  const found = await db
    .selectFrom('versi_baris')
    .leftJoin('pengguna', 'pengguna.id', 'versi_baris.user_id')
    .select(['versi_baris.baris', 'pengguna.nama_lengkap'])
    .where('tabel', '=', tabel)
    .where('baris', 'in', changed)
    .orderBy('versi_baris.id')
    .execute();
  return new Map(found.map(({ baris, nama_lengkap }) => [baris, nama_lengkap]));
}

const isChanged = ({ id, created_at, updated_at }: Row): boolean => id !== null && created_at !== updated_at;

const textOr = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** Who entered a row when, and who changed it since; nobody where it is a sum. */
export const writersOf = (
  row: Row,
  edits: Edits,
): Pick<AsalSkpg['baris'][number], 'diisi_oleh' | 'diisi_pada' | 'diubah_oleh' | 'diubah_pada'> => ({
  ...{ diisi_oleh: textOr(row['diisi_oleh']), diisi_pada: textOr(row['created_at']) },
  diubah_oleh: isChanged(row) ? (edits.get(Number(row['id'])) ?? null) : null,
  diubah_pada: isChanged(row) ? textOr(row['updated_at']) : null,
});
