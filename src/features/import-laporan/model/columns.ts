import type { Laporan, LaporanShape } from '@/entities/laporan';
import { nameMatcher } from '@/shared/lib/figures';
import type { Cell, Table } from '@/shared/spreadsheet';
import { plainName } from './names';

/** A column by what it is for: the place, the subject, what is chosen besides, or a figure. */
export interface Column {
  name: string;
  header: string;
  /** It is a figure, whole or with decimals. */
  figure?: 'whole' | 'decimal';
  /** The figure's unit, or 'Rp. '. */
  unit?: string | undefined;
  /** It is a text that is stored; what is neither says what the row is about. */
  isText?: boolean;
  /** As a stored value is shown. */
  show?: (value: never) => string;
  /** What it may be called besides. */
  also: readonly string[];
}

export const PERIODE = 'periode';
export const KECAMATAN = 'kecamatan';
export const SUBJECT = 'subjek';

/** What chooses a row besides its place and its subject, where anything does: the crop of a planted area. */
export const besides = (chosen: object): [name: string, value: string][] =>
  Object.entries(chosen)
    .filter(([name]) => !name.endsWith('_id'))
    .map(([name, value]) => [name, String(value)]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');

/** What a report's file has, in the order of its template. */
export function columnsOf<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  subjects: readonly Shape['Subject'][],
): Column[] {
  const { subjectHeader, figures, isWide, choices } = laporan;
  const more = besides(choices(subjects.slice(0, 1))[0] ?? {});
  // A village stands in two reports under different heads.
  const villages = ['Desa', 'Kelurahan', 'Kampung', 'Desa/Kelurahan', 'Kelurahan/Desa'];
  const isVillage = villages.includes(subjectHeader);
  return [
    { name: PERIODE, header: 'Periode', also: ['Nama Periode', 'Minggu', 'Bulan'] },
    ...(isWide ? [] : [{ name: KECAMATAN, header: 'Kecamatan', also: ['Kec'] }]),
    {
      name: SUBJECT,
      header: subjectHeader,
      also: isVillage ? villages : [`Nama ${subjectHeader}`, 'Komoditas', 'Barang', 'Bahan Pangan'],
    },
    ...more.map(([name]) => ({ name, header: capital(name), also: ['Komoditas', 'Tanaman', 'Jenis Tanaman'] })),
    ...figures.map((figure) => ({
      name: figure.name,
      header: figure.header ?? figure.label,
      figure: figure.kind,
      unit: figure.unit ?? figure.prefix,
      show: figure.show,
      also: [figure.label, figure.name.replaceAll('_', ' ')],
    })),
  ];
}

/** Where a table's columns are, and its head. */
export interface Found {
  head: number;
  at: ReadonlyMap<string, number>;
  missing: readonly Column[];
}

/** A title, a note and an empty line may stand above the head. */
const DEEPEST_HEAD = 30;

/** The head is the line in which most columns are found; null where none is. */
export function findColumns({ rows }: Pick<Table, 'rows'>, columns: readonly Column[]): Found | null {
  let best: Found | null = null;
  for (const [head, cells] of rows.slice(0, DEEPEST_HEAD).entries()) {
    const at = placesOf(cells, columns);
    if (at.size > (best?.at.size ?? 0)) best = { head, at, missing: columns.filter(({ name }) => !at.has(name)) };
  }
  return best;
}

/** Exact names first: a column that is called like another one's beginning must not take its place. */
function placesOf(cells: readonly Cell[], columns: readonly Column[]): Map<string, number> {
  const found = new Map<string, number>();
  const called = columns.map(({ header, also }) => [header, ...also]);
  const exact = new Map(called.flatMap((names, at) => names.map((name) => [plainName(name), at] as const)).reverse());
  const match = nameMatcher(called);
  const likely = (text: string) => {
    const meant = match(text);
    return meant.is === 'one' ? meant.at : undefined;
  };
  for (const find of [(text: string) => exact.get(plainName(text)), likely]) {
    const taken = new Set(found.values());
    for (const [at, cell] of cells.entries()) {
      const column =
        typeof cell === 'string' && cell.trim() !== '' && !taken.has(at) ? columns[find(cell) ?? -1] : undefined;
      if (column && !found.has(column.name)) found.set(column.name, at);
    }
  }
  return found;
}
