import type { Kind } from '../model/judged';

/** What becomes of rows, as an officer reads it. */
export const words: Readonly<Record<Kind | 'jauh' | 'semua', string>> = {
  semua: 'Semua',
  baru: 'Baru',
  ubah: 'Berubah',
  sama: 'Sama',
  asing: 'Milik petugas lain',
  foto: 'Perlu foto',
  tolak: 'Perlu diperbaiki',
  jauh: 'Perlu dijawab',
};
