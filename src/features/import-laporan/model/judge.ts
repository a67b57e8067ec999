import { doubtsIn, figuresOf, type LaporanShape } from '@/entities/laporan';
import { readFigure } from '@/shared/lib/figures';
import type { Answers, RawRow } from '@/shared/office-file';
import type { Mark } from '@/shared/spreadsheet';
import type { Column } from './columns';
import { type Judged, joinDoubts } from './judged';
import type { Choice, Looked } from './known';
import { newPlan, planOf } from './plan';
import { type PlaceFinder, remarkDoubts } from './remark-doubts';
import { choiceReader, type Refuse } from './row-choice';
import type { Judge } from './source';
import { unitDoubts } from './unit-doubts';

const NOT_WORKED_OUT = 'Rumus ini belum dihitung. Isi angkanya di sini, atau buka di Excel, simpan, lalu pilih lagi.';
const IS_DATE = 'Ini tanggal, bukan angka. Isi angkanya.';
const IS_MERGED = 'Sel ini digabung dengan sel lain. Isi angka untuk baris ini.';
const IS_PERCENT = 'Isi angka, bukan persen';

const FOREIGN = 'Sudah diisi petugas lain. Angka di sana tidak diubah oleh berkas ini.';

const MARKED: Partial<Record<Mark, string>> = {
  'rumus-kosong': NOT_WORKED_OUT,
  tanggal: IS_DATE,
  gabung: IS_MERGED,
  persen: IS_PERCENT,
};

/** Makes the judge of a file's rows by what is known of its report. */
export function judgeOf<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  answers: Answers,
  { kabupaten, placeWithin }: { kabupaten: string; placeWithin: PlaceFinder },
): Judge {
  const readChoice = choiceReader(looked, columns, answers);
  const doubtsOf: RowDoubts<Shape> = (raw, { satuan, tempat }) =>
    joinDoubts(
      unitDoubts(columns, raw, satuan),
      remarkDoubts(columns, raw, {
        own: satuan,
        place: tempat.nama_kecamatan,
        kabupaten,
        periode: looked.periode,
        placeWithin,
      }),
    );
  return (raw, fallback) => judge(looked, columns, { readChoice, doubtsOf }, raw, fallback);
}

/** Questions about the texts beside a row's figures. */
type RowDoubts<Shape extends LaporanShape> = (raw: RawRow, choice: Choice<Shape>) => Judged['doubts'];

interface RowReaders<Shape extends LaporanShape> {
  readChoice: ReturnType<typeof choiceReader<Shape>>;
  doubtsOf: RowDoubts<Shape>;
}

function judge<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  { readChoice, doubtsOf }: RowReaders<Shape>,
  raw: RawRow,
  fallback: number | undefined,
): Judged | null {
  const { laporan } = looked;
  const reasons: Record<string, string> = {};
  const refuse = (column: string, says: string) => {
    reasons[column] ??= says;
  };
  const { choice, names, isSkipped } = readChoice(raw, fallback, refuse);
  if (isSkipped) return null;
  const row = choice && (looked.waiting.get(choice.key)?.at(-1)?.variables.input ?? looked.stored.get(choice.key));
  const old = row ? figuresOf(laporan.figures, row) : null;
  if (raw.problem !== undefined) refuse('', raw.problem);
  const { sent, figures, asks } = figuresIn(columns, raw, refuse, old);
  let input: Judged['input'];
  if (choice) {
    const { periode, userId } = looked;
    const stands = laporan.stands({ periodeId: periode.id, kecamatanId: choice.tempat.id, userId });
    const whole = { ...choice.chosen, ...sent, ...stands };
    input = whole;
    for (const [says, isBroken, field] of laporan.rules.add) {
      if (isBroken(whole)) refuse(String(field ?? ''), says);
    }
  }
  const verdict: Verdict =
    choice && Object.keys(reasons).length === 0
      ? verdictOf(looked, choice, sent, figures, old, doubtsOf(raw, choice))
      : REFUSED;
  return {
    raw,
    key: choice?.key,
    nama: choice?.nama,
    kecamatan: choice?.tempat.nama_kecamatan,
    input,
    values: figures,
    old,
    names,
    asks,
    kind: verdict.kind,
    reasons: verdict.reasons ?? reasons,
    doubts: verdict.doubts ?? NO_DOUBTS,
    write: verdict.write ?? null,
  };
}

type Verdict = Pick<Judged, 'kind'> & Partial<Pick<Judged, 'reasons' | 'doubts' | 'write'>>;

const REFUSED: Verdict = { kind: 'tolak' };
const SAME: Verdict = { kind: 'sama' };
const NO_DOUBTS: Judged['doubts'] = {};

/** Decides what is written for a row without reasons against it. */
function verdictOf<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  choice: Choice<Shape>,
  sent: object,
  figures: Readonly<Record<string, number>>,
  old: object | null,
  rowDoubts: Judged['doubts'],
): Verdict {
  const doubts = joinDoubts(rowDoubts, doubtsIn(looked.laporan, sent, looked.was.get(choice.key)));
  // A row without a stored one is always added; its plan is made when it is written.
  if (!old) return { kind: 'baru', doubts, write: () => newPlan(looked, choice, figures) };
  const planned = planOf(looked, choice, figures);
  if (planned === 'asing') return { kind: 'asing', reasons: { '': FOREIGN } };
  if ('refused' in planned) return { kind: 'tolak', reasons: { '': planned.refused } };
  const { plan } = planned;
  return plan ? { kind: 'ubah', doubts, write: () => plan } : SAME;
}

/**
 * Reads the figures of a row: as they are sent, as they are compared, and all that doubtful ones may mean.
 *
 * @param old the stored figures; they stand where the file has no such column
 */
export function figuresIn(
  columns: readonly Pick<Column, 'name' | 'figure' | 'unit'>[],
  { cells, marks, questions }: RawRow,
  refuse: Refuse,
  old: Readonly<Record<string, number>> | null = null,
) {
  const sent: Record<string, string | number> = {};
  const figures: Record<string, number> = {};
  const asks: Record<string, readonly number[]> = {};
  const take = (name: string, figure: 'whole' | 'decimal', value: number) => {
    sent[name] = figure === 'whole' ? String(value) : value;
    figures[name] = value;
  };
  for (const { name, figure, unit } of columns) {
    if (!figure) continue;
    const before = old?.[name];
    if (cells[name] === undefined && before !== undefined && Number.isFinite(before)) {
      take(name, figure, before);
      continue;
    }
    const mark = marks[name];
    const says = mark && MARKED[mark];
    if (says) refuse(name, says);
    const question = questions[name];
    if (question) {
      refuse(name, question.sentence);
      asks[name] = question.asks;
      continue;
    }
    const reading = readFigure(cells[name] ?? '', figure, unit);
    if (reading.is === 'figure') take(name, figure, reading.value);
    else if (reading.is !== 'blank') refuse(name, reading.sentence);
    if (reading.is === 'asked') asks[name] = reading.asks;
  }
  return { sent, figures, asks };
}
