import { Baby, Landmark, type LucideIcon, Sprout, Tags, Wheat } from 'lucide-react';
import type { JenisLaporan } from '#contract/limits.ts';

/** The five reports as the office calls them, in the order in which it looks at them. */
export const laporanKantor: readonly (readonly [
  jenis: JenisLaporan,
  title: (wilayah: string) => string,
  LucideIcon,
])[] = [
  ['harga-pangan', () => 'Harga Pangan', Tags],
  ['harga-pangan-kutai-barat', (wilayah) => `Harga Pangan ${wilayah}`, Landmark],
  ['ketersediaan-pangan', () => 'Ketersediaan Pangan', Wheat],
  ['timbang-balita', () => 'Timbang Balita', Baby],
  ['luas-tanam', () => 'Luas Tanam', Sprout],
];

/** What a report is called. */
export const judulLaporan = (jenis: JenisLaporan, wilayah: string): string =>
  laporanKantor.find(([one]) => one === jenis)?.[1](wilayah) ?? jenis;
