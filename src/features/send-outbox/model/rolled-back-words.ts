import { grouped, saat } from '@/shared/lib/format';
import type { SentItem } from '@/shared/write';

/** More names than these are read in the outbox itself. */
const NAMED = 2;

const isDelete = ({ variables: { input } }: SentItem): boolean => Reflect.get(input, '_method') === 'delete';

/** A row that the server has lost: which it was, and when it was sent. */
export const nameOfLost = (item: SentItem): string =>
  `${item.label}, ${isDelete(item) ? 'dihapus' : 'terkirim'} ${saat(item.diubah)}`;

/** Says that the server was restored, and how many rows are gone. */
export const rolledBackTitle = (rows: readonly SentItem[]): string =>
  `Server dipulihkan dari cadangan. ${grouped(rows.length)} baris yang sudah dikirim tidak ada lagi di server`;

/** All of it in one message. */
export function rolledBackSentence(rows: readonly SentItem[]): string {
  const others = rows.length - NAMED;
  const names = rows.slice(0, NAMED).map(({ label }) => label);
  return `${rolledBackTitle(rows)}: ${[...names, ...(others > 0 ? [`${grouped(others)} baris lain`] : [])].join('; ')}`;
}
