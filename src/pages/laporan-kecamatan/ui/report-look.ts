import type { ReactNode } from 'react';
import { villageList } from '@/shared/ui/card';
import type { FeedLook, FeedWords } from '@/widgets/place-feed';

/** What both reports say; they share the words of the weighing list for one that does not come (spec section 8). */
export const words = (periodeFailed: string): FeedWords => ({
  none: 'Tidak Ada Data',
  unchosen: 'Pilih Periode',
  noPeriode: 'Tidak Ada Periode',
  periodeFailed,
  failed: () => 'Gagal mendapatkan data timbang balita',
});

/** Cards of villages, which are a table on a desk, under its head. */
export const villageTable = (head: ReactNode): FeedLook => ({
  skeletons: 20,
  shape: 'teks',
  head,
  className: villageList,
});
