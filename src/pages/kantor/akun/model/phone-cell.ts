import { nomorTelepon, noPhone } from '#contract/formulas/telepon/telepon.ts';
import { textOf } from '@/shared/office-file';
import type { Cell } from '@/shared/spreadsheet';

/** A phone number of a cell as it is stored, or the reason why it is none. */
export interface PhoneCell {
  stored: string;
  reason?: string;
  /** Numbers to choose from. */
  asks?: readonly string[];
}

const SHORTENED_TEXT = /^\d+([.,]\d+)?E\+?\d+$/i;
const SHORTENED = 'Nomor ini disingkat oleh Excel. Tulis nomor lengkapnya.';
const SEVERAL = 'Ada beberapa nomor di sel ini. Pilih satu.';
/** Words that say which kind of number it is. */
const WORDS = /\(?\b(no|nomor|hp|wa|whats ?app|telp?|tlp|telepon|phone|kantor|rumah|pribadi)\b[.:]?\)?/gi;
/** Spreadsheets read shortened numbers back with noughts for the digits that were lost. */
const LOST_DIGITS = 1_000_000;

export function phoneCell(cell: Cell): PhoneCell {
  if (typeof cell === 'number' && cell >= 1e9 && cell % LOST_DIGITS === 0) {
    return { stored: String(cell), reason: SHORTENED };
  }
  const text = typeof cell === 'number' ? String(cell) : textOf(cell);
  if (SHORTENED_TEXT.test(text)) return { stored: text, reason: SHORTENED };
  const bare = text.replace(WORDS, ' ').replace(/^'/, '').trim();
  const several = bare
    .split(/[;,/|]|\b(?:dan|atau)\b/i)
    .map(nomorTelepon)
    .filter((one) => noPhone(one) === undefined);
  if (several.length > 1) return { stored: text, reason: SEVERAL, asks: several };
  const stored = nomorTelepon(bare);
  const reason = stored === '' ? undefined : noPhone(stored);
  return { stored: reason ? text : stored, ...(reason && { reason }) };
}
