import type { Jejak } from '#contract/resources/jejak.ts';
import { saat } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { aboutOf, perbuatanWord } from './jejak-words';

/** What a table of acts shows. */
export const jejakColumns: readonly Column<Jejak>[] = [
  { header: 'Perbuatan', look: 'judul', cell: ({ perbuatan }) => perbuatanWord(perbuatan) },
  { header: 'Waktu', cell: ({ waktu }) => saat(Date.parse(waktu)) },
  { header: 'Oleh', cell: ({ username }) => username ?? '-' },
  { header: 'Terhadap', cell: (row) => aboutOf(row) },
  { header: 'Alamat', cell: ({ alamat }) => alamat ?? '-' },
];
