import type { FeedWords } from '@/widgets/place-feed';

/** What both reports say; they share the words of the weighing list for one that does not come (spec section 8). */
export const laporanWords = (periodeFailed: string): FeedWords => ({
  none: 'Tidak Ada Data',
  unchosen: 'Pilih Periode',
  noPeriode: 'Tidak Ada Periode',
  periodeFailed,
  failed: () => 'Gagal mendapatkan data timbang balita',
});
