import type { PeriodeBertanggal } from '#contract/formulas/periode/kini.ts';
import { overlaps } from '#contract/formulas/periode/tumpang.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import { tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { isPostgres, lowerCase } from '../../../db/dialects.ts';
import type { Transaction } from '../../../ports.ts';
import { invalid } from '../../answer.ts';

const span = ({ tanggal_mulai, tanggal_selesai }: PeriodeBertanggal): string =>
  [tanggal_mulai, tanggal_selesai]
    .filter((day) => day !== null)
    .map(tulisTanggal)
    .join(' sampai ');

/** The sentence that refuses a period, and names the one that it overlaps. */
const tumpangWords = (other: PeriodeBertanggal & { nama_periode: string }): string =>
  `Tanggalnya bertumpang dengan ${other.nama_periode} (${span(other)})`;

/** Reads the periods of a kind that have dates, and blocks others from opening one until the transaction ends. */
export async function lockDatedPeriodes(trx: Transaction, jenis: JenisPeriode) {
  const { key: table } = periode[jenis];
  // Two who open at once would not see each other's row. SQLite has one writer at a time.
  if (isPostgres(trx))
    await trx.selectFrom('keterangan').select('nama').where('nama', '=', 'wilayah').forUpdate().execute();
  return trx
    .selectFrom(table)
    .select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai'])
    .where('tanggal_mulai', 'is not', null)
    .execute();
}

/**
 * Refuses a period that overlaps another one of its kind.
 *
 * @param id that of a stored period, which does not overlap itself
 * @throws Refusal 422
 */
export async function refuseOverlap(
  trx: Transaction,
  jenis: JenisPeriode,
  candidate: PeriodeBertanggal & { nama_periode: string },
  id?: number,
): Promise<void> {
  if (candidate.tanggal_mulai === null) return;
  const other = (await lockDatedPeriodes(trx, jenis)).find((one) => one.id !== id && overlaps(jenis, one, candidate));
  // The natural key refuses a second one of the same name, and names the first.
  if (!other || lowerCase(other.nama_periode) === lowerCase(candidate.nama_periode)) return;
  const words = tumpangWords(other);
  throw invalid(words, { tanggal_mulai: [words] });
}
