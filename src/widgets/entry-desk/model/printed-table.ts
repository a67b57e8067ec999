import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Entries, Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import type { Column } from '@/shared/ui/data-table';
import type { WithPending } from '@/shared/write';

interface OfPeriode<Shape extends LaporanShape> {
  periode: Periode | null;
  chosen: Tempat | null;
  entries: Entries<Shape> | null;
  rows: readonly WithPending<Shape['Row']>[];
  /** The table's own. */
  columns: readonly Column<WithPending<Shape['Row']>>[];
}

/** An officer's rows of a period on paper: with units, and with the names of unreported subjects. */
export function printedTable<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  { periode, chosen, entries, rows, columns }: OfPeriode<Shape>,
) {
  const place = chosen && !laporan.isWide ? [[regional('Kecamatan'), chosen.nama_kecamatan] as const] : [];
  return {
    title: laporan.names[1],
    facts: [...place, ['Periode', periode?.nama_periode ?? ''] as const],
    columns: columns
      .filter(({ look }) => look !== 'aksi')
      .flatMap((column) => (column.look === 'judul' ? [column, ...unitColumn(laporan, entries)] : [column])),
    rows,
    notes: chosen && entries ? unreportedNotes(laporan, entries, rows) : [],
    signer: 'Petugas',
  };
}

function unitColumn<Shape extends LaporanShape>(
  { unitOf, subjectOf }: Laporan<Shape>,
  entries: Entries<Shape> | null,
): Column<WithPending<Shape['Row']>>[] {
  if (!unitOf || !entries) return [];
  const byId = new Map(entries.subjects.rows.map((subject) => [subject.id, subject]));
  const cell = (row: Shape['Row']) => {
    const subject = byId.get(subjectOf(row));
    return subject ? unitOf(subject) : '';
  };
  return [{ header: 'Satuan', cell }];
}

/** Names the subjects without a row; empty until both lists are complete. */
function unreportedNotes<Shape extends LaporanShape>(
  { choices, nameOf, subjectOf }: Laporan<Shape>,
  { subjects, filled }: Entries<Shape>,
  rows: readonly Shape['Row'][],
): string[] {
  if (!subjects.isWhole || !filled.isWhole) return [];
  const reportedSubjects = new Set([...filled.rows, ...rows].map((row) => subjectOf(row)));
  const missingChoices = choices(subjects.rows).filter((choice) => !reportedSubjects.has(subjectOf(choice)));
  const names = new Set(missingChoices.flatMap((choice) => nameOf(choice, subjects.rows) ?? []));
  return names.size === 0 ? [] : [`Belum dilaporkan: ${[...names].join(', ')}.`];
}
