import { type Bulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import type { SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { invalid, Refusal } from '../http/answer.ts';
import { officeToday } from '../office/periods.ts';
import type { Db } from '../ports.ts';
import { firstDay } from './ambang-berlaku.ts';
import { standingTerbitan } from './terbitan.ts';

/** Columns that decide a judgement; the source may be corrected at any time. */
const judgingColumns = [
  'skema',
  'ukuran',
  'aman',
  'waspada',
  'rentan',
  'berlaku_mulai',
  'komoditi_id',
  'naik',
] as const;

type Values = Readonly<Record<string, unknown>> & { skema: SkemaSkpg; ukuran: string; berlaku_mulai: string };

/** Months from a day on with a standing publication by the scheme, the first one first. */
const publishedSince = async (db: Db, skema: SkemaSkpg, hari: string): Promise<Bulan[]> => {
  const rows = await standingTerbitan(db)
    .select(['tahun', 'bulan'])
    .where('satu.skema', '=', skema)
    .orderBy('tahun')
    .orderBy('bulan')
    .execute();
  return rows.filter((one) => firstDay(one) >= hari);
};

/** A missing commodity may be chosen later: nothing is judged without it. */
const isFirstChoice = (name: string, was: unknown): boolean => name === 'komoditi_id' && was === null;

/**
 * Protects judged months: a threshold that judges months does not change in place. A new one begins after every published
 * month.
 *
 * @throws Refusal 422
 */
export async function refuseRejudging(db: Db, values: Values, stored: Values | null, now: Date): Promise<void> {
  const isChanged =
    stored === null ||
    judgingColumns.some((name) => !isFirstChoice(name, stored[name]) && stored[name] !== values[name]);
  if (!isChanged) return;
  if (stored !== null && (await isInUse(db, stored, now))) {
    throw new Refusal(
      422,
      `Ambang ini menilai bulan sejak ${tulisTanggal(stored.berlaku_mulai)}, jadi tidak diubah. Tambah ambang baru dengan hari pertama berlakunya; bulan sebelumnya tetap dinilai dengan yang ini.`,
    );
  }
  const last = (await publishedSince(db, values.skema, values.berlaku_mulai)).at(-1);
  if (!last) return;
  const message = `${namaBulanTahun(last)} sudah terbit dengan ambang sebelumnya. Pilih hari sesudah ${tulisTanggal(firstDay(last))}.`;
  throw invalid(message, { berlaku_mulai: [message] });
}

/** True where the running month, or an earlier one, is judged by it. */
async function isInUse(db: Db, { berlaku_mulai }: Values, now: Date): Promise<boolean> {
  const { hariIni } = await officeToday({ db, now: () => now });
  return berlaku_mulai <= `${hariIni.slice(0, 7)}-01`;
}

/** @throws Refusal 409 where a month would lose its threshold */
export async function refuseUnjudging(db: Db, { skema, ukuran, berlaku_mulai }: Values): Promise<void> {
  const rows = await db
    .selectFrom('ambang_skpg')
    .select('berlaku_mulai')
    .where('skema', '=', skema)
    .where('ukuran', '=', ukuran as 'beras')
    .orderBy('berlaku_mulai')
    .execute();
  if (rows[0]?.berlaku_mulai === berlaku_mulai) {
    throw new Refusal(409, 'Ambang yang pertama tidak dihapus: tanpanya bulan-bulan itu tidak dapat dinilai');
  }
  const until = rows.find((one) => one.berlaku_mulai > berlaku_mulai)?.berlaku_mulai;
  const month = (await publishedSince(db, skema, berlaku_mulai)).find(
    (one) => until === undefined || firstDay(one) < until,
  );
  if (month) throw new Refusal(409, `Ambang ini menilai ${namaBulanTahun(month)}, yang sudah terbit`);
}
