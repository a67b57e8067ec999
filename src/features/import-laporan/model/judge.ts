import { doubtsIn, figuresOf, type LaporanShape } from '@/entities/laporan';
import { readFigure } from '@/shared/lib/figures';
import {
  type Answers,
  listText,
  type Names,
  type RawRow,
  SKIP,
  spelling,
  textAgreement,
  textOf,
} from '@/shared/office-file';
import type { Mark } from '@/shared/spreadsheet';
import { type Column, KECAMATAN, PERIODE, SUBJECT } from './columns';
import { type Judged, joinDoubts, type NameMatch } from './judged';
import { type Choice, type Looked, nameKey } from './known';
import { newPlan, planOf } from './plan';
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

/**
 * Judges a row by what is known of its report; null for a row that an answer leaves out.
 *
 * @param fallback the place of rows in a file that names none
 */
export function judge<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  answers: Answers,
  raw: RawRow,
  fallback: number | undefined,
): Judged | null {
  const { laporan } = looked;
  const reasons: Record<string, string> = {};
  const refuse = (column: string, says: string) => {
    reasons[column] ??= says;
  };
  const { choice, names, isSkipped } = choiceOf(looked, columns, answers, raw, fallback, refuse);
  if (isSkipped) return null;
  const row = choice && (looked.waiting.get(choice.key)?.at(-1)?.variables.input ?? looked.stored.get(choice.key));
  const old = row ? figuresOf(laporan.figures, row) : null;
  if (raw.problem !== undefined) refuse('', raw.problem);
  const { sent, figures, asks } = figuresIn(columns, raw, refuse, old);
  const judged = {
    raw,
    key: choice?.key,
    values: figures,
    old,
    doubts: {},
    names,
    asks,
    write: null,
    ...(choice && { nama: choice.nama, kecamatan: choice.tempat.nama_kecamatan }),
  };
  if (choice) {
    const stands = laporan.stands({
      periodeId: looked.periode.id,
      kecamatanId: choice.tempat.id,
      userId: looked.userId,
    });
    for (const [says, isBroken, field] of laporan.rules.add) {
      if (isBroken({ ...choice.chosen, ...sent, ...stands })) refuse(String(field ?? ''), says);
    }
  }
  if (!choice || Object.keys(reasons).length > 0) return { ...judged, kind: 'tolak', reasons };
  const was = looked.was.get(choice.key);
  const doubts = joinDoubts(unitDoubts(columns, raw, choice.satuan), doubtsIn(laporan, sent, was));
  // A row without a stored one is always added; its plan is made when it is written.
  if (!row) return { ...judged, kind: 'baru', reasons, doubts, write: () => newPlan(looked, choice, figures) };
  const planned = planOf(looked, choice, figures);
  if (planned === 'asing') return { ...judged, kind: 'asing', reasons: { '': FOREIGN } };
  if ('refused' in planned) return { ...judged, kind: 'tolak', reasons: { '': planned.refused } };
  const { plan } = planned;
  return plan ? { ...judged, kind: 'ubah', reasons, doubts, write: () => plan } : { ...judged, kind: 'sama', reasons };
}

type Refuse = (column: string, says: string) => void;

interface ChosenRow<Shape extends LaporanShape> {
  choice: Choice<Shape> | null;
  names: readonly NameMatch[];
  isSkipped: boolean;
}

function choiceOf<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  answers: Answers,
  raw: RawRow,
  fallback: number | undefined,
  refuse: Refuse,
): ChosenRow<Shape> {
  const { cells } = raw;
  const { tempat, periode, laporan, places } = looked;
  const other = textOf(cells[PERIODE]);
  const agrees = other === '' ? 'sama' : textAgreement(cells[PERIODE] ?? '', periode);
  if (agrees !== 'sama') refuse(PERIODE, `Baris ini untuk periode ${other}, bukan ${periode.nama_periode}.`);
  const placeText = textOf(cells[KECAMATAN]);
  const matches: NameMatch[] = [];
  let isSkipped = false;
  /** The name that a match or the answer about it says. */
  const nameMeant = (column: string, scope: string, text: string, { find, all }: Names): NameMatch | string => {
    const match = find(text);
    if (match.is === 'sama') return match.name;
    const isLikely = match.is === 'mirip';
    const maybe = isLikely ? [match.name] : match.maybe;
    const id = `nama/${scope}${column}/${spelling(text) || text}`;
    const answer = answers[id];
    if (answer === SKIP) isSkipped = true;
    const proposed = answer !== '' && isLikely ? match.name : undefined;
    const name = answer && all.includes(answer) ? answer : proposed;
    const openMatch = { column, id, fileText: text, name, maybe, isLikely, all };
    matches.push(openMatch);
    return openMatch;
  };
  const place =
    cells[KECAMATAN] === undefined
      ? (tempat.find(({ id }) => id === fallback) ?? (tempat.length === 1 ? tempat[0] : undefined))
      : placeIn(placeText);
  if (!place) refuse(KECAMATAN, placeText ? foreignPlace(looked.places, placeText) : 'Kecamatan belum diisi.');
  const where = laporan.isWide || !place ? '' : ` di ${place.nama_kecamatan}`;
  const nameIn = (column: Column, names: Names | undefined): string | undefined => {
    const text = textOf(cells[column.name]);
    if (text === '' || !names) {
      refuse(column.name, `${column.header} belum diisi.`);
      return undefined;
    }
    const match = nameMeant(column.name, looked.nameScope(place), text, names);
    if (typeof match === 'string') return match;
    if (match.name === undefined) refuse(column.name, unknownName(text, where, match.maybe));
    return match.name;
  };
  /** A place with a typing error is confirmed as other names are; one that is only alike is refused with its likeliest. */
  function placeIn(text: string) {
    const match = places.find(bare(text));
    const likely = match.is === 'mirip' ? nameMeant(KECAMATAN, '', bare(text), places) : undefined;
    const name = match.is === 'sama' ? match.name : typeof likely === 'string' ? likely : likely?.name;
    return tempat.find(({ nama_kecamatan }) => nama_kecamatan === name);
  }
  const choosing = columns.filter(({ name, figure }) => !figure && ![PERIODE, KECAMATAN].includes(name));
  const names = choosing.map((column) => {
    if (column.name !== SUBJECT) return nameIn(column, looked.besidesNames.get(column.name));
    return place && nameIn(column, looked.subjectNames.get(place.id));
  });
  const [subject, ...more] = names;
  const outcome = { names: matches, isSkipped };
  if (!place || subject === undefined || more.includes(undefined)) return { ...outcome, choice: null };
  const choice = looked.byName.get(nameKey(place.id, subject, more as string[]));
  if (!choice) refuse(SUBJECT, `Ada dua ${laporan.subjectHeader} bernama ${subject}${where}. Isi lewat Tambah.`);
  return { ...outcome, choice: choice ?? null };
}

const bare = (place: string): string => place.replace(/^kec(amatan)?\b[. :]*/i, '');

function foreignPlace(places: Names, text: string): string {
  const match = places.find(bare(text));
  const [only, other] = match.is === 'tanya' ? match.maybe : [];
  return `${text} bukan kecamatan tugas Anda.${only !== undefined && other === undefined ? ` Maksudnya ${only}?` : ''}`;
}

function unknownName(text: string, where: string, maybe: readonly string[]): string {
  if (maybe.length === 0) return `${text} tidak ada dalam daftar${where}. Periksa ejaannya.`;
  return maybe.length <= 3
    ? `${text}: maksudnya ${maybe.join(' atau ')}?`
    : `${text} dapat berarti ${listText(maybe)}.`;
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
