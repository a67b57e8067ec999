import { angka, grouped } from '../format';

/** A change of more than this asks once whether it is meant. */
const BIG = 0.5;

/** What a field held in the period before; null where nothing was reported. */
export type Before = Record<string, number | null | undefined>;

/**
 * What to ask about before it is saved: a sentence for each field whose value is far from that of the period before.
 *
 * @param least a smaller difference is small, whatever it is in per cent
 * @param than the words for what is compared with
 */
export function bigChanges(values: object, before: Before, least = 0, than = 'periode lalu'): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [field, old] of Object.entries(before)) {
    const raw = (values as Record<string, unknown>)[field];
    const value = Number(raw);
    if (!old || Number.isNaN(value) || Math.abs(value - old) < least) continue;
    if (raw === '' || raw === undefined || Math.abs(value - old) / old <= BIG) continue;
    const direction = value > old ? 'Naik' : 'Turun';
    found[field] = `${direction} ${grouped((100 * Math.abs(value - old)) / old)}% dari ${than} (${angka(old)})`;
  }
  return found;
}

/** Nothing on a market costs so little: it is the number of a line, or a slip. */
const LOWEST_PRICE = 1;

/** Asks about a price of 0 or 1. */
export const lowPrice = (value: number | undefined): string | undefined =>
  value !== undefined && value <= LOWEST_PRICE ? `Harga hanya Rp ${value}` : undefined;
