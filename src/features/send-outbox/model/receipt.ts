import { serverClock } from '@/shared/lib/browser';
import { hari, jam } from '@/shared/lib/format';
import { isUnsent, type OutboxItem } from '@/shared/write';
import { inGroups, type SentRows, sentRowsOf } from './sent-rows';

/** What was sent of one report, place and period. */
interface ReceiptLine extends SentRows {
  /** 'Harga pangan' */
  laporan: string;
  /** 'Melak, Minggu ke-2'; empty for what belongs to no place. */
  where: string;
}

/** What the server has acknowledged on one day, the last on which it has acknowledged anything. */
export interface Receipt extends SentRows {
  /** When the last of it was acknowledged, in milliseconds. */
  at: number;
  lines: readonly ReceiptLine[];
}

/** @returns null while anything waits, and where nothing was sent lately */
export function receiptOf(items: readonly OutboxItem[]): Receipt | null {
  if (items.length === 0 || items.some(isUnsent)) return null;
  const at = items.reduce((last, { diubah }) => Math.max(last, diubah), 0);
  const day = hari(at);
  const byName = inGroups(items.filter(({ diubah }) => hari(diubah) === day));
  const lines = [...byName].map(([name, sent]) => {
    const [laporan = '', ...where] = name.split(', ');
    return { laporan, where: where.join(', '), ...sentRowsOf(sent) };
  });
  const sum = (count: (line: SentRows) => number) => lines.reduce((all, line) => all + count(line), 0);
  return { at, lines, stored: sum(({ stored }) => stored), deleted: sum(({ deleted }) => deleted) };
}

/** 'Semua terkirim pukul 16.40'; of another day than today with its date. */
export const sentAllSentence = ({ at }: Pick<Receipt, 'at'>, now = serverClock.now()): string =>
  `Semua terkirim ${hari(at) === hari(now) ? '' : `${hari(at)} `}pukul ${jam(at)}`;

/** '36 data', '36 data, 1 dihapus'. */
export const sentWords = ({ stored, deleted }: SentRows): string =>
  [stored > 0 && `${stored} data`, deleted > 0 && `${deleted} dihapus`].filter(Boolean).join(', ');
