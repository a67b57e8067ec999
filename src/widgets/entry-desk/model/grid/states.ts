import {
  CircleAlert,
  CircleCheck,
  CloudUpload,
  GitCompareArrows,
  Hourglass,
  Lock,
  PencilLine,
  TriangleAlert,
} from 'lucide-react';
import type { Figure, IsianRow, KeadaanIsian, Laporan, LaporanShape } from '@/entities/laporan';
import { changeOf } from './change';
import { readingOf } from './reading';

/** What the row of a sheet says about itself, and its sign; a row without anything says nothing. */
export const states = {
  isian: ['Belum lengkap', PencilLine],
  antre: ['Tersimpan di perangkat', Hourglass],
  mengirim: ['Mengirim', CloudUpload],
  terkirim: ['Terkirim', CircleCheck],
  ragu: ['Perlu dijawab', TriangleAlert],
  perbaiki: ['Perlu diperbaiki', CircleAlert],
  bentrok: ['Berbeda di server', GitCompareArrows],
  asing: ['Diisi petugas lain', Lock],
} as const satisfies Record<Exclude<KeadaanIsian, 'kosong'>, unknown>;

/** The state of a sent row while another figure is being typed into it. */
export const TYPED = ['Sedang diketik', PencilLine] as const;

/** A row's state in words, with what it needs. */
export function stateWords({ keadaan, reason }: Pick<IsianRow, 'keadaan' | 'reason'>, isTyped = false): string {
  if (keadaan === 'kosong') return '';
  if (isTyped && keadaan === 'terkirim') return TYPED[0];
  return [states[keadaan][0], reason].filter(Boolean).join(': ');
}

/** Entered, whoever did it; here, or on the server already. What needs somebody is not done. */
export const isFilled = ({ keadaan }: Pick<IsianRow, 'keadaan'>): boolean =>
  !['kosong', 'isian', 'ragu', 'perbaiki', 'bentrok'].includes(keadaan);

/** Nothing is left to do: it is entered, or typed whole a moment ago. */
export const isDone = (row: Pick<IsianRow, 'keadaan' | 'texts'>, figures: readonly Figure[]): boolean =>
  isFilled(row) ||
  (row.keadaan === 'isian' &&
    figures.every((figure) => readingOf(row.texts[figure.name] ?? '', figure).is === 'figure'));

/** The rows that a filter leaves. */
export type RowFilter = 'semua' | 'kosong' | 'berubah';

/** Lacks a figure that may be typed, or is far from the period before. */
export function fitsFilter(
  row: Pick<IsianRow, 'keadaan' | 'texts' | 'was'>,
  filter: RowFilter,
  { figures, least }: Pick<Laporan<LaporanShape>, 'figures' | 'least'>,
): boolean {
  if (filter === 'kosong') return row.keadaan !== 'asing' && figures.some(({ name }) => !row.texts[name]);
  if (filter === 'semua') return true;
  return figures.some(({ name }) => changeOf(row.texts[name] ?? '', row.was?.[name], least)?.isBig);
}

/** Somebody has to do something about it. */
export const needsSomebody = ({ keadaan }: Pick<IsianRow, 'keadaan'>): boolean =>
  keadaan === 'ragu' || keadaan === 'perbaiki' || keadaan === 'bentrok';
