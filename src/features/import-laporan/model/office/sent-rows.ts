import type { HasilImporLaporan } from '#contract/acts/impor-laporan.ts';
import { limits } from '#contract/limits.ts';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { bigChanges } from '@/shared/lib/figures';
import { joinDoubts } from '../judged';
import { type OfficeRow, type Target, targetKey } from './judge-many';

/** The facts of a report that its import needs, for rows of any shape. */
export type ImportedReport = Pick<Laporan<LaporanShape>, 'tabel' | 'stale' | 'least'>;

/** A row that the server has compared with what it has; `revisi` is that of a stored one with other figures. */
export interface CheckedRow extends OfficeRow {
  revisi?: number;
}

/** As many rows and periods as fit in one request, with the rows in the order in which they are sent. */
export interface Batch {
  rows: readonly CheckedRow[];
  input: {
    periode: readonly object[];
    baris: readonly object[];
  };
}

/** The rows that can be taken as requests; all of a period are in the same one. */
export function batchesOf(rows: readonly CheckedRow[], changes: (row: CheckedRow) => number | undefined): Batch[] {
  const byTarget = new Map<string, { target: Target; rows: CheckedRow[] }>();
  for (const row of rows) {
    const { target, input } = row;
    if (!target || !input) continue;
    const group = byTarget.get(targetKey(target)) ?? { target, rows: [] };
    group.rows.push(row);
    byTarget.set(targetKey(target), group);
  }
  const batches: { targets: Target[]; rows: CheckedRow[]; numbers: number[] }[] = [];
  for (const { target, rows: own } of byTarget.values()) {
    let batch = batches.at(-1);
    const isFull =
      !batch ||
      batch.rows.length + own.length > limits.imporLaporan.baris ||
      batch.targets.length === limits.imporLaporan.periode;
    if (!batch || isFull) {
      batch = { targets: [], rows: [], numbers: [] };
      batches.push(batch);
    }
    batch.targets.push(target);
    for (const row of own) {
      batch.rows.push(row);
      batch.numbers.push(batch.targets.length);
    }
  }
  return batches.map(({ targets, rows: own, numbers }) => ({
    rows: own,
    input: {
      periode: targets.map(({ periode }) => ('id' in periode ? { id: periode.id } : periode)),
      baris: own.map((row, at) => {
        const revisi = changes(row);
        return { ...fieldsOf(row.input ?? {}), periode: numbers[at], ...(revisi !== undefined && { revisi }) };
      }),
    },
  }));
}

/** The fields of a row without its period and its owner, which the request says for all. */
const fieldsOf = (input: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !/^periode_|^user_id$/.test(name)));

/** Puts what the server has said of each row of a request to it. */
export function withVerdict(
  { rows }: Batch,
  hasil: HasilImporLaporan,
  laporan: ImportedReport,
  before: Before,
): CheckedRow[] {
  const differences = new Map(hasil.beda.map((one) => [one.baris, one]));
  const lalu = new Map(hasil.lalu.map(({ baris, angka }) => [baris, angka]));
  const complaints = Map.groupBy(hasil.keluhan, ({ baris }) => baris);
  const unchanged = new Set(hasil.tetap);
  return rows.map((row, at): CheckedRow => {
    const ownComplaints = complaints.get(at + 1);
    if (ownComplaints) {
      const reasons = Object.fromEntries(ownComplaints.map(({ kolom, pesan }) => [kolom, pesan]));
      return { ...row, kind: 'tolak', reasons: { ...row.reasons, ...reasons }, doubts: {}, write: null };
    }
    if (unchanged.has(at + 1)) return { ...row, kind: 'sama', old: row.values, doubts: {} };
    const difference = differences.get(at + 1);
    const previous = before(row) ?? lalu.get(at + 1);
    const changes = previous
      ? bigChanges(row.values, previous, laporan.least)
      : bigChanges(row.values, difference?.angka ?? {}, laporan.least, 'angka sekarang');
    const doubts = joinDoubts(row.doubts, changes);
    if (!difference) return { ...row, kind: 'baru', old: null, doubts };
    return { ...row, kind: 'ubah', old: difference.angka, revisi: difference.revisi, doubts };
  });
}

type Before = (row: OfficeRow) => Readonly<Record<string, number>> | undefined;

/** Finds the file's own figures of the period before a row's. */
export function figuresBefore(rows: readonly OfficeRow[], stored: readonly Periode[]): Before {
  const targets = new Map(rows.flatMap(({ target }) => (target ? [[targetKey(target), target] as const] : [])));
  const starts = new Map(stored.map(({ id, tanggal_mulai }) => [`${id}`, tanggal_mulai ?? '']));
  for (const [key, { periode }] of targets) starts.set(key, periode.tanggal_mulai ?? '');
  const inOrder = [...starts]
    .filter(([, start]) => start !== '')
    .sort(([, one], [, other]) => one.localeCompare(other));
  const previous = new Map(inOrder.map(([key], at) => [key, inOrder[at - 1]?.[0]]));
  const byKey = new Map(rows.flatMap((row) => (row.key !== undefined && row.kind !== 'tolak' ? [[row.key, row]] : [])));
  return ({ target, key }) => {
    const period = target && previous.get(targetKey(target));
    const row = period === undefined ? undefined : byKey.get(`${period}|${key?.slice(key.indexOf('|') + 1)}`);
    return row?.values as Readonly<Record<string, number>> | undefined;
  };
}
