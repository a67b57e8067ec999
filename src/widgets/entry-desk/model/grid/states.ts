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
import type { IsianRow, KeadaanIsian } from '@/entities/laporan';

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

/** A row's state in words, with what it needs. */
export function stateWords({ keadaan, reason }: Pick<IsianRow, 'keadaan' | 'reason'>): string {
  if (keadaan === 'kosong') return '';
  return [states[keadaan][0], reason].filter(Boolean).join(': ');
}

/** Entered, whoever did it; here, or on the server already. What needs somebody is not done. */
export const isFilled = ({ keadaan }: Pick<IsianRow, 'keadaan'>): boolean =>
  !['kosong', 'isian', 'ragu', 'perbaiki', 'bentrok'].includes(keadaan);

/** Somebody has to do something about it. */
export const needsSomebody = ({ keadaan }: Pick<IsianRow, 'keadaan'>): boolean =>
  keadaan === 'ragu' || keadaan === 'perbaiki' || keadaan === 'bentrok';
