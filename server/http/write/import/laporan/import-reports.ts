import { type HasilImporLaporan, type ImporLaporan, imporLaporan } from '#contract/acts/impor-laporan.ts';
import { grouped } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import { alasanRules } from '#contract/resources/koreksi.ts';
import { periode } from '#contract/resources/periode.ts';
import { firstBroken } from '#contract/rules.ts';
import { insertAll } from '../../../../db/insert-all.ts';
import type { Db, Transaction } from '../../../../ports.ts';
import { invalid, Refusal, success } from '../../../answer.ts';
import { readBody, reportsRoom } from '../../../body/body.ts';
import type { ApiContext, ResourcePorts } from '../../../context.ts';
import { callerWith } from '../../../rights/session.ts';
import { keepStates, type State } from '../../../versions/keep-version.ts';
import { updateRow } from '../../../versions/update-row.ts';
import { answerOnce } from '../../answer-once.ts';
import { actorOf, noteWrite } from '../../jejak.ts';
import { validated } from '../../validated.ts';
import type { Writes } from '../../writes.ts';
import { lockDatedPeriodes } from '../periode-tumpang.ts';
import { authorOf } from './author.ts';
import { checkRows, type SentRow } from './check-rows.ts';
import { compareRows, figuresBefore, figuresIn, type RowComparison } from './compare-rows.ts';
import { findPeriods, openMissing, periodsBefore, type Target } from './periods.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import { type ReportShape, shapeOf } from './report-shape.ts';

/**
 * Answers `POST /{report}/impor`: rows of several periods from one file, all or none; missing periods are opened in the
 * same act. A stored row with other figures changes only where its revision is sent. With `uji` nothing is stored:
 * the answer describes the effect.
 */
export const importReports = <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) => {
  const { table } = writes;
  const shape = shapeOf(writes);
  return async (c: ApiContext): Promise<Response> => {
    const caller = callerWith(c, 'superadmin');
    const body = await readBody(c, reportsRoom);
    const request = validated(body.fields, imporLaporan.rules, imporLaporan.input);
    const { rows, keluhan } = await checkRows(ports.db, writes, shape, caller, {
      baris: request.baris,
      periode: request.periode.length,
    });
    const periodOptions = { hariIni: c.get('hariIni'), mayFillClosed: request.isi_tertutup === '1' };
    if (request.uji === '1') {
      const periods = await findPeriods(ports.db, shape, request.periode, { ...periodOptions, mayFillClosed: true });
      const { targets } = periods;
      const comparisons = await compareRows(ports.db, table, shape, targets, rows);
      const lalu = await figuresBefore(ports.db, table, shape, periodsBefore(periods), rows);
      const ids = targets.map(({ id }) => id);
      const result = resultOf(targets, ids, comparisons);
      return success(c, { ...result, ...differencesIn(shape, comparisons), lalu, keluhan });
    }
    if (keluhan.length > 0) {
      const wrong = new Set(keluhan.map((one) => one.baris)).size;
      const says = `${grouped(wrong)} dari ${grouped(request.baris.length)} baris keliru. Tidak ada yang disimpan.`;
      throw new Refusal(422, says, { data: { keluhan: keluhan.slice(0, limits.impor.keluhan) } });
    }
    if (rows.some(({ revisi }) => revisi !== undefined)) requireReason(request);

    return answerOnce(c, ports, { caller, body, code: 200 }, async (trx): Promise<HasilImporLaporan> => {
      await lockDatedPeriodes(trx, shape.jenis);
      const { targets } = await findPeriods(trx, shape, request.periode, periodOptions);
      const comparisons = await compareRows(trx, table, shape, targets, rows);
      await refuseUnseen(trx, targets, comparisons);
      const owner = await authorOf(trx, caller.id, request.atas_nama);
      const now = ports.now();
      const ids = await openMissing(trx, shape, targets, { now, hariIni: periodOptions.hariIni });
      const store = { table, shape, ids, owner, alasan: request.alasan ?? null };
      await storeRows(c, trx, now, store, comparisons);
      const result = resultOf(targets, ids, comparisons);
      await noteImport(c, trx, now, { ...writes, shape }, { request, targets, result });
      return result;
    });
  };
};

/** @throws Refusal 422 unless changes say why */
function requireReason({ alasan }: ImporLaporan): void {
  const broken = firstBroken(alasanRules, { alasan });
  if (broken !== undefined) throw invalid(broken, { alasan: [broken] });
}

interface Store {
  table: Writes<object>['table'];
  shape: ReportShape;
  /** The stored periods, in the order in which they were sent. */
  ids: readonly number[];
  owner: (kecamatan: unknown) => number;
  alasan: string | null;
}

async function storeRows(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  { table, shape, ids, owner, alasan }: Store,
  comparisons: readonly RowComparison[],
): Promise<void> {
  const updated_at = now.toISOString();
  const newRows = comparisons.filter(({ storedRow }) => storedRow === null);
  const changes = comparisons.flatMap(({ row, storedRow, isDifferent }) =>
    storedRow && isDifferent ? [{ row, storedRow }] : [],
  );
  const me = actorOf(c);
  const by = { ...me, perbuatan: 'ubah', waktu: updated_at, alasan } as const;
  const states = changes.map(({ storedRow }) => storedRow);
  const isOwn = (state: State) => state['user_id'] === me.user_id;
  await keepStates(trx, table, states.filter(isOwn), { ...by, koreksi: 0 });
  const foreignStates = states.filter((state) => !isOwn(state));
  await keepStates(trx, table, foreignStates, { ...by, koreksi: 1 });
  const rowOf = ({ values, periode }: SentRow) => ({
    ...values,
    [shape.periodeColumn]: ids[periode],
    user_id: owner(values['kecamatan_id']),
    created_at: updated_at,
    updated_at,
  });
  // Cast: kysely cannot infer the columns of a table that is one of many.
  await insertAll(trx, table, newRows.map(({ row }) => rowOf(row)) as never[]);
  for (const { row, storedRow } of changes) {
    const figures = Object.fromEntries(shape.figures.map((name) => [name, row.values[name]]));
    await updateRow(trx, table, storedRow.id, { ...figures, revisi: storedRow.revisi + 1, updated_at });
  }
}

function resultOf(
  targets: readonly Target[],
  ids: readonly (number | null)[],
  comparisons: readonly RowComparison[],
): HasilImporLaporan {
  const periode = targets.map(({ nama_periode, dibuka }, at) => ({
    ...{ id: ids[at] ?? null, nama_periode, dibuka },
    ...{ tambah: 0, ubah: 0, sama: 0 },
  }));
  const all = { tambah: 0, ubah: 0, sama: 0 };
  for (const { row, storedRow, isDifferent } of comparisons) {
    const kind = storedRow === null ? 'tambah' : isDifferent ? 'ubah' : 'sama';
    all[kind] += 1;
    const own = periode[row.periode];
    if (own) own[kind] += 1;
  }
  return { ...all, periode, beda: [], tetap: [], lalu: [], keluhan: [] };
}

function differencesIn(
  shape: ReportShape,
  comparisons: readonly RowComparison[],
): Pick<HasilImporLaporan, 'beda' | 'tetap'> {
  return {
    beda: comparisons.flatMap(({ row, storedRow, isDifferent }) =>
      storedRow && isDifferent
        ? [{ baris: row.baris, revisi: storedRow.revisi, angka: figuresIn(shape, storedRow) }]
        : [],
    ),
    tetap: comparisons.flatMap(({ row, storedRow, isDifferent }) => (storedRow && !isDifferent ? row.baris : [])),
  };
}

/** Notes the file, the counts of its rows, and the periods from the first to the last. */
async function noteImport(
  c: ApiContext,
  trx: Db,
  now: Date,
  { table, touches = [], shape }: Pick<Writes<object>, 'table' | 'touches'> & { shape: ReportShape },
  { request, targets, result }: { request: ImporLaporan; targets: readonly Target[]; result: HasilImporLaporan },
): Promise<void> {
  const { tambah, ubah, sama } = result;
  const inOrder = targets.toSorted((one, other) => (one.tanggal_mulai ?? '').localeCompare(other.tanggal_mulai ?? ''));
  const names = [...new Set([inOrder[0], inOrder.at(-1)].flatMap((one) => one?.nama_periode ?? []))];
  const newPeriods = targets.filter(({ dibuka }) => dibuka).length;
  const keterangan = [
    `${request.berkas}: ${grouped(tambah)} ditambah, ${grouped(ubah)} diubah, ${grouped(sama)} sama`,
    `di ${grouped(targets.length)} periode (${names.join(' sampai ')})`,
    newPeriods > 0 && `, ${grouped(newPeriods)} di antaranya dibuka`,
    request.alasan && `: ${request.alasan}`,
  ];
  const note = keterangan.filter(Boolean).join(' ').replaceAll(' ,', ',').replaceAll(' :', ':');
  const tables = newPeriods > 0 ? [...touches, periode[shape.jenis].key] : touches;
  await noteWrite(c, trx, now, { perbuatan: 'impor', tabel: table, keterangan: note }, tables);
}
