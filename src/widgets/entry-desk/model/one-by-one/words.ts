import type { KeadaanIsian } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';

const DAY_MS = 86_400_000;

/** The period before a week, a month, or what is neither. */
export function laluOf({ tanggal_mulai, tanggal_selesai }: Pick<Periode, 'tanggal_mulai' | 'tanggal_selesai'>): string {
  if (!tanggal_mulai || !tanggal_selesai) return 'periode lalu';
  const days = (Date.parse(tanggal_selesai) - Date.parse(tanggal_mulai)) / DAY_MS + 1;
  if (days === 7) return 'pekan lalu';
  return days >= 28 && days <= 31 ? 'bulan lalu' : 'periode lalu';
}

/** How a row stands, in words. */
export const keadaanWords: Record<KeadaanIsian, string> = {
  kosong: 'Belum diisi',
  isian: 'Belum lengkap',
  antre: 'Tersimpan di perangkat',
  mengirim: 'Mengirim',
  terkirim: 'Terkirim',
  ragu: 'Perlu dijawab',
  perbaiki: 'Perlu diperbaiki',
  bentrok: 'Ada data lain',
  asing: 'Diisi petugas lain',
};
