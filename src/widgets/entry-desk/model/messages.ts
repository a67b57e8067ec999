import type { IsianRow } from '@/entities/laporan';
import { toast } from '@/shared/ui/toaster';

/** Says, when somebody leaves a place, which of its rows are not sent because nobody has answered. */
export function sayUnanswered(rows: readonly Pick<IsianRow, 'doubts'>[]): void {
  const count = rows.filter(({ doubts }) => Object.keys(doubts).length > 0).length;
  if (count > 0) toast.info(`${count} baris belum dikirim karena belum dijawab. Tersimpan di perangkat ini.`);
}

/** Said where a step back would leave a row blank that the server has, or overwrite what somebody has written since. */
export const SENT_ALREADY =
  'Sudah terkirim atau sudah berubah, jadi tidak diurungkan. Ketik angka yang benar untuk mengubahnya.';
