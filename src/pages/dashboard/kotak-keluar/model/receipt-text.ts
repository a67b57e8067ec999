import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type Receipt, sentAllSentence, sentWords } from '@/features/send-outbox';
import type { Site } from '@/shared/config';
import { hari } from '@/shared/lib/format';

/** A receipt's lines under the names of their reports, each in the order in which it was begun. */
export function byLaporan(lines: Receipt['lines']): [laporan: string, lines: Receipt['lines']][] {
  const names = [...new Set(lines.map(({ laporan }) => laporan))];
  return names.map((name) => [name, lines.filter(({ laporan }) => laporan === name)]);
}

/** A receipt as a message that anybody can read: what, whose, when, how many. */
export function receiptText(
  receipt: Receipt,
  nama: string,
  { wilayah, situs }: Pick<Site, 'wilayah' | 'situs'>,
): string {
  const reports = byLaporan(receipt.lines).map(([laporan, lines]) =>
    [laporan, ...lines.map((line) => `- ${line.where || laporan}: ${sentWords(line)}`)].join('\n'),
  );
  return [
    regional`${sentAllSentence(receipt, receipt.at)}\n${hari(receipt.at)}, ${nama}\n${namaSitus(situs)} Kabupaten ${wilayah}`,
    ...reports,
    `Jumlah: ${sentWords(receipt)}`,
  ].join('\n\n');
}
