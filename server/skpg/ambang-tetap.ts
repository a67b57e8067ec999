import { type Bulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import type { SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { invalid, Refusal } from '../http/answer.ts';
import { officeToday } from '../office/periods.ts';
import type { Db } from '../ports.ts';
import { standingTerbitan } from './terbitan.ts';

/** What a threshold judges by; its source may be set right at any time. */
const judging = ['skema', 'ukuran', 'aman', 'waspada', 'rentan', 'berlaku_mulai', 'komoditi_id', 'naik'] as const;

type Values = Readonly<Record<string, unknown>> & { skema: SkemaSkpg; ukuran: string; berlaku_mulai: string };

/** The months that are published by a scheme, not withdrawn, and begin on a day or later, the first one first. */
const publishedSince = async (db: Db, skema: SkemaSkpg, hari: string): Promise<Bulan[]> => {
  const rows = await standingTerbitan(db)
    .select(['tahun', 'bulan'])
    .where('satu.skema', '=', skema)
    .orderBy('tahun')
    .orderBy('bulan')
    .execute();
  return rows.filter((one) => firstDay(one) >= hari);
};

const firstDay = ({ tahun, bulan }: Bulan): string => `${tahun}-${String(bulan).padStart(2, '0')}-01`;

/** A choice that was not made yet may be made: until then nothing was judged. */
const isChoice = (name: string, was: unknown): boolean => name === 'komoditi_id' && was === null;

/**
 * Keeps months judged as they were: a threshold by which months are judged does not change in place, and a new one
 * begins behind every published month.
 *
 * @throws Refusal 422
 */
export async function refuseRejudging(db: Db, values: Values, stored: Values | null, now: Date): Promise<void> {
  const isChanged =
    stored === null || judging.some((name) => !isChoice(name, stored[name]) && stored[name] !== values[name]);
  if (!isChanged) return;
  if (stored !== null && (await hasBegun(db, stored, now))) {
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

/** Whether the month that runs, or one before it, is judged by it. */
async function hasBegun(db: Db, { berlaku_mulai }: Values, now: Date): Promise<boolean> {
  const { hariIni } = await officeToday({ db, now: () => now });
  return berlaku_mulai <= `${hariIni.slice(0, 7)}-01`;
}

/** @throws Refusal 409 where a month would lose the threshold that it is judged by */
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
  const judged = (await publishedSince(db, skema, berlaku_mulai)).find(
    (one) => until === undefined || firstDay(one) < until,
  );
  if (judged) throw new Refusal(409, `Ambang ini menilai ${namaBulanTahun(judged)}, yang sudah terbit`);
}
