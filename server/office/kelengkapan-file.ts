import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { FormatBerkas } from '#contract/limits.ts';
import type { Kelengkapan } from '#contract/summaries/kelengkapan.ts';
import type { FileOf } from '../http/file/answer-file.ts';
import type { FileColumn } from '../http/file/columns.ts';
import { joined } from '../http/file/file-name.ts';

/** The matrix as a file: a row for each place, a column for each period. */
export function kelengkapanFile(
  { jenis, tahun, satuan, periode, tempat, terisi }: Kelengkapan,
  format: FormatBerkas,
): FileOf {
  const rows = tempat.map((one, at) => ({ ...one, terisi: terisi[at] ?? [] }));
  type Row = (typeof rows)[number];
  const column = (title: string, name: string, kind: FileColumn['kind'], of: (row: Row) => string | number | null) => ({
    ...{ title, name, kind },
    of: (row: object) => of(row as Row),
  });
  const isPerDesa = tempat.some(({ kelurahan_id }) => kelurahan_id !== null);
  const columns = [
    column(regional('Kecamatan'), 'nama_kecamatan', 'teks', (row) => row.nama_kecamatan),
    ...(isPerDesa
      ? [column(regional('Desa/Kelurahan'), 'nama_desa_kelurahan', 'teks', (row) => row.nama_desa_kelurahan)]
      : []),
    column(`Diharapkan (${regional(satuan)}) setiap periode`, 'diharapkan', 'angka', (row) => row.diharapkan),
    // No title begins with a name: it could be taken for a formula.
    ...periode.map(({ periode_id, nama_periode }, at) =>
      column(`Terisi ${nama_periode}`, `periode_${periode_id}`, 'angka', (row) => row.terisi[at] ?? 0),
    ),
  ];
  async function* slices() {
    yield rows;
  }
  const name = joined(['kelengkapan', jenis, tahun, isPerDesa ? 'desa' : '']);
  return { format, name, title: `Kelengkapan ${tahun}`, columns, slices };
}
