import { bigChanges } from '@/shared/lib/figures';
import { figuresOf } from '../figures';
import type { LaporanShape } from '../laporan';
import { conflictWith, type Facts, inputOf, isAdd, isOvertaken, parkedOf, type SheetOf, textsOf } from './facts';
import type { IsianRow, KeadaanIsian } from './isian';
import { complaintOf, isBlank, type Texts, valuesOf } from './judge';

const NOT_KEPT = 'Perangkat ini tidak dapat menyimpan. Jangan tutup isian ini.';
const SENT = 'Sudah terkirim, jadi tidak dapat dikosongkan';
const FOREIGN = 'Sudah diisi petugas lain';

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
  return {
    key: facts.key,
    nama: facts.nama,
    chosen: facts.chosen,
    texts,
    was: was && figuresOf(laporan.figures, was),
    revisi: facts.stored?.revisi,
    ...standingOf(sheet, facts, texts),
    doubts: doubtsOf(sheet, facts, texts, was),
  };
}

function standingOf<Shape extends LaporanShape>(sheet: SheetOf<Shape>, facts: Facts<Shape>, texts: Texts): Standing {
  const { laporan } = sheet;
  const { held, waiting, stored, isForeign } = facts;
  const parked = parkedOf(facts);
  const isTyped = held !== undefined && Object.keys(held.texts).length > 0;
  if (isTyped && held.isRefused) return { ...plainly('perbaiki'), reason: NOT_KEPT, mayResend: true };
  if (parked && (!isTyped || conflictWith(parked))) return refused(laporan, parked);
  if (isOvertaken(facts)) return foreign(stored);
  if (isTyped) return typed(sheet, facts, texts);
  const last = waiting.at(-1);
  if (last) return plainly(last.state === 'mengirim' ? 'mengirim' : 'antre');
  if (stored) return plainly(isForeign ? 'asing' : 'terkirim');
  return plainly('kosong');
}

function typed<Shape extends LaporanShape>(sheet: SheetOf<Shape>, facts: Facts<Shape>, texts: Texts): Standing {
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
  if (!complaint?.reason) return plainly('isian');
  return { ...plainly('perbaiki'), ...complaint };
}

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

const foreign = (stored: LaporanShape['Row'] | undefined): Standing => ({
  ...plainly('bentrok'),
  reason: FOREIGN,
  conflict: stored ? { twin: { id: stored.id, isOwn: false }, row: { ...stored }, revisi: stored.revisi } : null,
});

/** What was typed, is far from the period before and is still there. */
function doubtsOf<Shape extends LaporanShape>(
  { laporan }: SheetOf<Shape>,
  { held }: Facts<Shape>,
  texts: Texts,
  was: Shape['Row'] | undefined,
): Readonly<Record<string, string>> {
  const doubted = Object.entries(held?.doubted ?? {}).filter(([name, text]) => texts[name] === text);
  if (doubted.length === 0 || !was) return {};
  const changes = bigChanges(valuesOf(laporan.figures, texts), figuresOf(laporan.figures, was), laporan.least);
  return Object.fromEntries(doubted.flatMap(([name]) => (changes[name] ? [[name, changes[name]]] : [])));
}
