import type { ImporLaporan } from '#contract/acts/impor-laporan.ts';
import { overlaps } from '#contract/formulas/periode/tumpang.ts';
import { periode } from '#contract/resources/periode.ts';
import { lowerCase } from '../../../../db/dialects.ts';
import type { Db, Transaction } from '../../../../ports.ts';
import { invalid, Refusal } from '../../../answer.ts';
import type { ReportShape } from './report-shape.ts';

/** A period that receives rows. */
export interface Target {
  /** Null: it is not stored yet. */
  id: number | null;
  nama_periode: string;
  tanggal_mulai: string | null;
  tanggal_selesai: string | null;
  dibuka: boolean;
}

interface StoredPeriod extends Target {
  id: number;
  ditutup_pada: string | null;
  created_at: string;
}

interface PeriodMatches {
  targets: Target[];
  /** All stored periods of the kind, the oldest first. */
  storedPeriods: readonly StoredPeriod[];
}

/**
 * Finds the periods that were sent. One to be opened that is there by now, with the same name and dates, is that one.
 *
 * @throws Refusal 422 for a missing period, one that has not begun, and one that overlaps another; 409 for a closed one
 */
export async function findPeriods(
  db: Db,
  { jenis }: ReportShape,
  sent: ImporLaporan['periode'],
  { hariIni, mayFillClosed }: { hariIni: string; mayFillClosed: boolean },
): Promise<PeriodMatches> {
  const rows = await db
    .selectFrom(periode[jenis].key)
    .select(['id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai', 'ditutup_pada', 'created_at'])
    .execute();
  const storedPeriods = rows
    .map((row) => ({ ...row, dibuka: false }))
    .toSorted((one, other) => sinceOf(one).localeCompare(sinceOf(other)) || one.id - other.id);
  const byId = new Map(storedPeriods.map((one) => [one.id, one]));
  const targets = sent.map((one): Target => {
    if ('id' in one) {
      const match = byId.get(one.id);
      if (!match) throw refusalOf('Periode tidak ditemukan');
      if (match.ditutup_pada && !mayFillClosed) throw new Refusal(409, `Periode sudah ditutup: ${match.nama_periode}`);
      return match;
    }
    const same = storedPeriods.find(({ nama_periode }) => lowerCase(nama_periode) === lowerCase(one.nama_periode));
    if (same?.tanggal_mulai === one.tanggal_mulai && same.tanggal_selesai === one.tanggal_selesai) return same;
    if (same) throw refusalOf(`${one.nama_periode} sudah ada dengan tanggal lain`);
    const other = storedPeriods.find((period) => overlaps(jenis, period, one));
    if (other) throw refusalOf(`${one.nama_periode}: tanggalnya bertumpang dengan ${other.nama_periode}`);
    if (one.tanggal_mulai > hariIni) throw refusalOf(`${one.nama_periode} belum mulai`);
    return { ...one, id: null, dibuka: true };
  });
  refuseTwins(targets, jenis);
  return { targets, storedPeriods };
}

const refusalOf = (message: string): Refusal => invalid(message, { periode: [message] });

const sinceOf = ({ tanggal_mulai, created_at }: Pick<StoredPeriod, 'tanggal_mulai' | 'created_at'>): string =>
  tanggal_mulai ?? created_at.slice(0, 10);

function refuseTwins(targets: readonly Target[], jenis: ReportShape['jenis']): void {
  const names = targets.map(({ nama_periode }) => lowerCase(nama_periode));
  const newPeriods = targets.filter(({ dibuka }) => dibuka);
  const ids = targets.flatMap(({ id }) => id ?? []);
  const isTwice = new Set(ids).size < ids.length || new Set(names).size < names.length;
  const isTwin = newPeriods.some((one, at) => newPeriods.slice(at + 1).some((other) => overlaps(jenis, one, other)));
  if (isTwice || isTwin) throw refusalOf('Setiap periode disebut sekali');
}

/** Opens the missing periods. One that is over takes no further entries. @returns the ids of all */
export async function openMissing(
  trx: Transaction,
  { jenis }: ReportShape,
  targets: readonly Target[],
  { now, hariIni }: { now: Date; hariIni: string },
): Promise<number[]> {
  const ids: number[] = [];
  const time = now.toISOString();
  for (const { id, dibuka: _, ...period } of targets) {
    if (id !== null) ids.push(id);
    else {
      const isOver = (period.tanggal_selesai ?? '') < hariIni;
      const row = { ...period, ditutup_pada: isOver ? time : null, created_at: time, updated_at: time };
      const newRow = await trx.insertInto(periode[jenis].key).values(row).returning('id').executeTakeFirstOrThrow();
      ids.push(Number(newRow.id));
    }
  }
  return ids;
}

/** The period before a target: its stored id, and its index where it is a target itself. */
export interface PreviousPeriod {
  id: number | null;
  target: number;
}

/** The period before each target by time; undefined for the very first. */
export function periodsBefore({ targets, storedPeriods }: PeriodMatches): (PreviousPeriod | undefined)[] {
  const newPeriods = targets
    .filter(({ dibuka }) => dibuka)
    .map((target) => ({ since: target.tanggal_mulai ?? '', target }));
  const all: { since: string; target: Target }[] = [
    ...storedPeriods.map((target) => ({ since: sinceOf(target), target })),
    ...newPeriods,
  ];
  const inOrder = all.toSorted((one, other) => one.since.localeCompare(other.since)).map(({ target }) => target);
  return targets.map((target) => {
    const previous = inOrder[inOrder.indexOf(target) - 1];
    return previous && { id: previous.id, target: targets.indexOf(previous) };
  });
}
