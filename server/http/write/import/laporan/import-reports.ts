import { sql } from 'kysely';
import { type HasilImporLaporan, type ImporLaporan, imporLaporan } from '#contract/acts/impor-laporan.ts';
import { grouped } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import { alasanRules } from '#contract/resources/koreksi.ts';
import { firstBroken } from '#contract/rules.ts';
import { insertAll } from '../../../../db/insert-all.ts';
import type { Db, Transaction } from '../../../../ports.ts';
import { invalid, Refusal, success } from '../../../answer.ts';
import { readBody, reportsRoom } from '../../../body/body.ts';
import type { ApiContext, ResourcePorts } from '../../../context.ts';
import { callerWith } from '../../../rights/session.ts';
import { keepVersions } from '../../../versions/keep-version.ts';
import { answerOnce } from '../../answer-once.ts';
import { actorOf, noteWrite } from '../../jejak.ts';
import { validated } from '../../validated.ts';
import type { Writes } from '../../writes.ts';
import { lockDatedPeriodes } from '../periode-tumpang.ts';
import { authorOf } from './author.ts';
import { checkRows, type SentRow } from './check-rows.ts';
import { type Compared, compareRows, figuresBefore, figuresIn } from './compare-rows.ts';
import { findPeriods, openMissing, periodsBefore, type Target } from './periods.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import { type ReportShape, shapeOf } from './report-shape.ts';

/**
 * Answers `POST /{report}/impor`: rows of several periods from one file, all or none; missing periods are opened in the
 * same act. A row that stands with other figures changes only where its revision is sent. With `uji` nothing is stored,
 * only told.
 */
export const importReports = <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) => {
  const { table } = writes;
  const shape = shapeOf(writes);
  return async (c: ApiContext): Promise<Response> => {
    const caller = callerWith(c, 'superadmin');
    const body = await readBody(c, reportsRoom);
    const sent = validated(body.fields, imporLaporan.rules, imporLaporan.input);
    const { rows, keluhan } = await checkRows(ports.db, writes, shape, caller, {
      baris: sent.baris,
      periode: sent.periode.length,
    });
    const finding = { hariIni: c.get('hariIni'), mayFillClosed: sent.isi_tertutup === '1' };
    if (sent.uji === '1') {
      const found = await findPeriods(ports.db, shape, sent.periode, { ...finding, mayFillClosed: true });
      const compared = await compareRows(ports.db, table, shape, found.targets, rows);
      const lalu = await figuresBefore(ports.db, table, shape, periodsBefore(found), rows);
      const result = resultOf(
        found.targets,
        found.targets.map(({ id }) => id),
        compared,
      );
      return success(c, { ...result, ...differencesIn(shape, compared), lalu, keluhan });
    }
    if (keluhan.length > 0) {
      const wrong = new Set(keluhan.map((one) => one.baris)).size;
      const says = `${grouped(wrong)} dari ${grouped(sent.baris.length)} baris keliru. Tidak ada yang disimpan.`;
      throw new Refusal(422, says, { data: { keluhan: keluhan.slice(0, limits.impor.keluhan) } });
    }
    if (rows.some(({ revisi }) => revisi !== undefined)) requireReason(sent);

    return answerOnce(c, ports, { caller, body, code: 200 }, async (trx): Promise<HasilImporLaporan> => {
      await lockDatedPeriodes(trx, shape.jenis);
      const { targets } = await findPeriods(trx, shape, sent.periode, finding);
      const compared = await compareRows(trx, table, shape, targets, rows);
      await refuseUnseen(trx, targets, compared);
      const owner = await authorOf(trx, caller.id, sent.atas_nama);
      const now = ports.now();
      const ids = await openMissing(trx, shape, targets, { now, hariIni: finding.hariIni });
      const store = { table, shape, ids, owner, alasan: sent.alasan ?? null };
      await storeRows(c, trx, now, store, compared);
      const result = resultOf(targets, ids, compared);
      await noteImport(c, trx, now, { ...writes, shape }, { sent, targets, result });
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

/** So many ids fit in one statement of either database. */
const IDS = 500;

async function storeRows(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  { table, shape, ids, owner, alasan }: Store,
  compared: readonly Compared[],
): Promise<void> {
  const updated_at = now.toISOString();
  const added = compared.filter(({ stored }) => stored === null);
  const changed = compared.filter(({ isDifferent }) => isDifferent);
  const me = actorOf(c);
  for (let from = 0; from < changed.length; from += IDS) {
    const some = sql`id in (${sql.join(changed.slice(from, from + IDS).map(({ stored }) => stored?.id))})`;
    const by = { ...me, perbuatan: 'ubah', waktu: updated_at, alasan } as const;
    await keepVersions(trx, table, sql`${some} and user_id = ${me.user_id}`, { ...by, koreksi: 0 });
    await keepVersions(trx, table, sql`${some} and user_id <> ${me.user_id}`, { ...by, koreksi: 1 });
  }
  const rowOf = ({ values, periode }: SentRow) => ({
    ...values,
    [shape.periodeColumn]: ids[periode],
    user_id: owner(values['kecamatan_id']),
    created_at: updated_at,
    updated_at,
  });
  await insertAll(trx, table, added.map(({ row }) => rowOf(row)) as never[]);
  for (const { row, stored } of changed) {
    const figures = Object.fromEntries(shape.figures.map((name) => [name, row.values[name]]));
    await trx
      .updateTable(table)
      .set({ ...figures, revisi: Number(stored?.revisi) + 1, updated_at } as never)
      .where('id', '=', stored?.id as never)
      .execute();
  }
}

function resultOf(
  targets: readonly Target[],
  ids: readonly (number | null)[],
  compared: readonly Compared[],
): HasilImporLaporan {
  const periode = targets.map(({ nama_periode, dibuka }, at) => ({
    ...{ id: ids[at] ?? null, nama_periode, dibuka },
    ...{ tambah: 0, ubah: 0, sama: 0 },
  }));
  const all = { tambah: 0, ubah: 0, sama: 0 };
  for (const { row, stored, isDifferent } of compared) {
    const kind = stored === null ? 'tambah' : isDifferent ? 'ubah' : 'sama';
    all[kind] += 1;
    const own = periode[row.periode];
    if (own) own[kind] += 1;
  }
  return { ...all, periode, beda: [], tetap: [], lalu: [], keluhan: [] };
}

function differencesIn(shape: ReportShape, compared: readonly Compared[]): Pick<HasilImporLaporan, 'beda' | 'tetap'> {
  const known = compared.filter(({ stored }) => stored !== null);
  return {
    beda: known.flatMap(({ row, stored, isDifferent }) =>
      stored && isDifferent ? [{ baris: row.baris, revisi: stored.revisi, angka: figuresIn(shape, stored) }] : [],
    ),
    tetap: known.flatMap(({ row, isDifferent }) => (isDifferent ? [] : row.baris)),
  };
}

/** Names the file, what became of its rows, and the periods from the first to the last. */
async function noteImport(
  c: ApiContext,
  trx: Db,
  now: Date,
  { table, touches = [], shape }: Pick<Writes<object>, 'table' | 'touches'> & { shape: ReportShape },
  { sent, targets, result }: { sent: ImporLaporan; targets: readonly Target[]; result: HasilImporLaporan },
): Promise<void> {
  const { tambah, ubah, sama } = result;
  const inOrder = targets.toSorted((one, other) => (one.tanggal_mulai ?? '').localeCompare(other.tanggal_mulai ?? ''));
  const names = [...new Set([inOrder[0], inOrder.at(-1)].flatMap((one) => one?.nama_periode ?? []))];
  const opened = targets.filter(({ dibuka }) => dibuka).length;
  const keterangan = [
    `${sent.berkas}: ${grouped(tambah)} ditambah, ${grouped(ubah)} diubah, ${grouped(sama)} sama`,
    `di ${grouped(targets.length)} periode (${names.join(' sampai ')})`,
    opened > 0 && `, ${grouped(opened)} di antaranya dibuka`,
    sent.alasan && `: ${sent.alasan}`,
  ];
  const said = keterangan.filter(Boolean).join(' ').replaceAll(' ,', ',').replaceAll(' :', ':');
  const periods = shape.periodeColumn.slice(0, -'_id'.length) as 'periode_harga_pangan';
  const touched = opened > 0 ? [...touches, periods] : touches;
  await noteWrite(c, trx, now, { perbuatan: 'impor', tabel: table, keterangan: said }, touched);
}
