import { grouped } from '#contract/format.ts';
import { lowerCase } from '../../../db/dialects.ts';
import { invalid } from '../../../http/answer.ts';
import type { Db } from '../../../ports.ts';
import { countPriceRows } from './prices.ts';

/**
 * The sentence that says why the unit of a commodity with prices does not change by itself; null where it may.
 *
 * @param satuan the unit that it would have
 */
export async function unitComplaint(
  db: Db,
  { id, satuan: unit }: { id: number; satuan: string },
  satuan: string,
): Promise<string | null> {
  if (lowerCase(unit) === lowerCase(satuan)) return null;
  const rows = await countPriceRows(db, id);
  if (rows === 0) return null;
  return `Satuan tidak diubah: ${grouped(rows)} baris harganya per ${unit}. Pakai 'Ganti satuan' pada komoditi itu, yang juga mengatur harganya.`;
}

/** @throws Refusal 422 where a stored commodity with prices would get another unit */
export async function refuseUnit(
  db: Db,
  stored: { id: number; satuan: unknown } | null,
  { satuan }: { satuan: string },
): Promise<void> {
  if (!stored) return;
  const message = await unitComplaint(db, { id: stored.id, satuan: String(stored.satuan) }, satuan);
  if (message !== null) throw invalid(message, { satuan: [message] });
}
