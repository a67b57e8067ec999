import { type Doubts, doubtsIn } from '../doubts';
import { figuresOf } from '../figures';
import type { LaporanShape } from '../laporan';
import {
  baseTexts,
  begunOn,
  changedUnder,
  conflictWith,
  type Facts,
  inputOf,
  isAdd,
  isOvertaken,
  parkedOf,
  type SheetOf,
  textsOf,
} from './facts';
import type { IsianRow, KeadaanIsian } from './isian';
import { complaintOf, isBlank, type Texts, valuesOf } from './judge';

const NOT_KEPT = 'Perangkat ini tidak dapat menyimpan. Jangan tutup isian ini.';
const SENT = 'Sudah terkirim, jadi tidak dapat dikosongkan';
const FOREIGN = 'Sudah diisi petugas lain';
const CHANGED_HERE = 'Baris ini diubah di tab lain selagi Anda isi. Belum dikirim';
const CHANGED_THERE = 'Baris ini diubah di tempat lain selagi Anda isi. Belum dikirim';

type Standing = Pick<IsianRow, 'keadaan' | 'reason' | 'figure' | 'conflict' | 'mayResend'>;

const plainly = (keadaan: KeadaanIsian): Standing => ({ keadaan, reason: null, figure: null, conflict: null });

/** How a row is shown. */
export function rowOf<Shape extends LaporanShape>(
  sheet: SheetOf<Shape>,
  facts: Facts<Shape>,
  was: Shape['Row'] | undefined,
): IsianRow<Shape> {
  const { laporan } = sheet;
  const texts = textsOf(laporan, facts);
  const doubts = doubtsOf(sheet, facts, was);
  return {
    key: facts.key,
    nama: facts.nama,
    chosen: facts.chosen,
    texts,
    was: was && figuresOf(laporan.figures, was),
    revisi: facts.stored?.revisi,
    ...standingOf(sheet, facts, texts, doubts),
    doubts,
  };
}

function standingOf<Shape extends LaporanShape>(
  sheet: SheetOf<Shape>,
  facts: Facts<Shape>,
  texts: Texts,
  doubts: Doubts,
): Standing {
  const { laporan } = sheet;
  const { held, waiting, stored, isForeign } = facts;
  const parked = parkedOf(facts);
  const isTyped = held !== undefined && Object.keys(held.texts).length > 0;
  if (isTyped && held.isRefused) return { ...plainly('perbaiki'), reason: NOT_KEPT, mayResend: true };
  if (parked && (!isTyped || conflictWith(parked))) return refused(laporan, parked);
  if (isOvertaken(facts)) return foreign(stored);
  const theirs = changedUnder(laporan, facts);
  if (theirs) return changed(facts, theirs);
  if (isTyped) return typed(sheet, facts, texts, doubts);
  const last = waiting.at(-1);
  if (last) return plainly(last.state === 'mengirim' ? 'mengirim' : 'antre');
  if (stored) return plainly(isForeign ? 'asing' : 'terkirim');
  return plainly('kosong');
}

function typed<Shape extends LaporanShape>(
  sheet: SheetOf<Shape>,
  facts: Facts<Shape>,
  texts: Texts,
  doubts: Doubts,
): Standing {
  const { laporan } = sheet;
  const { waiting, stored } = facts;
  const isThere = stored !== undefined || waiting.length > 0;
  if (isBlank(laporan.figures, texts)) return isThere ? { ...plainly('perbaiki'), reason: SENT } : plainly('kosong');
  if (facts.isGone && !isThere) {
    const what = laporan.subjectHeader.toLowerCase();
    return { ...plainly('perbaiki'), reason: `Tidak dapat dikirim: ${what} ini sudah tidak ada dalam daftar` };
  }
  const last = waiting.at(-1);
  const values = valuesOf(laporan.figures, texts);
  const isStored = stored !== undefined || (last !== undefined && !isAdd(last));
  const input = last ? { ...last.variables.input, ...values } : inputOf(sheet, facts.chosen, values, stored?.id);
  const complaint = complaintOf(laporan, texts, input, isStored);
  if (complaint?.reason) return { ...plainly('perbaiki'), ...complaint };
  const [first] = Object.keys(doubts);
  if (complaint || first === undefined) return plainly('isian');
  return { ...plainly('ragu'), reason: questionOf(laporan, doubts), figure: first };
}

/** Names the figures that are asked about. */
const questionOf = ({ figures }: Pick<SheetOf<LaporanShape>['laporan'], 'figures'>, doubts: Doubts): string =>
  figures.flatMap(({ name, label }) => (doubts[name] ? [`${label}: ${doubts[name]}`] : [])).join('. ');

/** The server's words, and the figure that they are about. */
function refused<Shape extends LaporanShape>(
  { figures }: SheetOf<Shape>['laporan'],
  item: NonNullable<ReturnType<typeof parkedOf>>,
): Standing {
  const errors = item.refusal?.data?.errors ?? {};
  const figure = figures.find(({ name }) => errors[name])?.name ?? null;
  return {
    keadaan: item.state === 'bentrok' ? 'bentrok' : 'perbaiki',
    reason: item.reason,
    figure,
    conflict: conflictWith(item),
    ...(figure === null && { mayResend: true }),
  };
}

/** Changes of another tab or device under a row that is not sent yet. */
function changed<Shape extends LaporanShape>(facts: Facts<Shape>, theirs: Texts): Standing {
  const isHere = facts.waiting.length > 0 || facts.held?.other !== undefined;
  const base = begunOn(facts.held);
  return {
    ...plainly('bentrok'),
    reason: isHere ? CHANGED_HERE : CHANGED_THERE,
    conflict: {
      ...{ twin: null, row: theirs, revisi: facts.stored?.revisi },
      ...{ base, there: isHere ? 'Di tab lain' : 'Di server' },
    },
  };
}

const foreign = (stored: LaporanShape['Row'] | undefined): Standing => ({
  ...plainly('bentrok'),
  reason: FOREIGN,
  conflict: stored ? { twin: { id: stored.id, isOwn: false }, row: { ...stored }, revisi: stored.revisi } : null,
});

/** The place where an answer is kept: it holds for this text and this question alone. */
const answerTo = (text: string | undefined, question: string): string => `${text ?? ''} ${question}`;

/** Doubtful figures that were neither stored so before nor confirmed. */
export function doubtsOf<Shape extends LaporanShape>(
  { laporan }: Pick<SheetOf<Shape>, 'laporan'>,
  facts: Facts<Shape>,
  was: Shape['Row'] | undefined,
): Doubts {
  const { held } = facts;
  if (!held || Object.keys(held.texts).length === 0) return {};
  const [texts, base] = [textsOf(laporan, facts), baseTexts(laporan, facts)];
  const questionsOf = (some: Texts) => doubtsIn(laporan, valuesOf(laporan.figures, some), was);
  const before = questionsOf(base);
  const isAnswered = ([name, question]: readonly [string, string]) =>
    held.acknowledged[name] === answerTo(texts[name], question) ||
    (before[name] === question && base[name] === texts[name]);
  return Object.fromEntries(Object.entries(questionsOf(texts)).filter((one) => !isAnswered(one)));
}

/** The answers to keep once doubtful figures are confirmed. */
export const acknowledgedIn = (texts: Texts, doubts: Doubts): Texts =>
  Object.fromEntries(Object.entries(doubts).map(([name, question]) => [name, answerTo(texts[name], question)]));
