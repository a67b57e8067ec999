import { kolomPetugas, limits } from '#contract/limits.ts';
import { type Answers, type OfficeTable, openQuestions, readOffice } from '@/shared/office-file';
import type { Table } from '@/shared/spreadsheet';
import { kolom, officerSpec } from './officer-spec';

const TITLES = kolom.map((name) => kolomPetugas[name]).join(', ');

/** Reads a list of officers as far as the answers go, or says why it is none. */
export async function readOfficers(
  table: Table,
  answers: Answers,
): Promise<{ office: OfficeTable; isOpen: boolean } | { refused: string }> {
  const office = await readOffice(table, officerSpec, answers);
  if ('refused' in office) return { refused: `${office.refused} Beri judul seperti ${TITLES}, lalu pilih lagi.` };
  if (openQuestions(office.questions, answers).length > 0) return { office, isOpen: true };
  if (!office.columns.some(({ name }) => name === officerSpec.subject)) {
    return {
      refused: `Kolom ${kolomPetugas.nama_lengkap} tidak ditemukan di lembar ini. Kolomnya: ${office.titles.join(', ')}.`,
    };
  }
  const { length } = office.rows;
  if (length === 0) return { refused: 'Lembar ini tidak berisi petugas.' };
  if (length <= limits.imporAkun) return { office, isOpen: false };
  return {
    refused: `Berkas ini berisi ${length} petugas. Paling banyak ${limits.imporAkun} sekali impor; bagi menjadi beberapa berkas.`,
  };
}

/** Columns that a list lacks: their cells are to be filled in. */
export function lackedColumns({ columns, titles }: OfficeTable): string | undefined {
  const lacks = kolom.filter((name) => !columns.some((column) => column.name === name));
  if (lacks.length === 0) return undefined;
  return `Kolom ${lacks.map((name) => kolomPetugas[name]).join(', ')} tidak ditemukan di berkas ini (kolomnya: ${titles.join(', ')}). Isi di sini, atau pilih kolomnya.`;
}
