import { doubtsIn, figuresOf, type LaporanShape } from '@/entities/laporan';
import { readFigure } from '@/shared/lib/figures';
import type { Mark } from '@/shared/spreadsheet';
import { type Column, KECAMATAN, PERIODE, SUBJECT } from './columns';
import type { Judged } from './judged';
import { type Choice, type Looked, nameKey } from './known';
import { type Names, plainName } from './names';
import { planOf } from './plan';
import { type RawRow, textOf } from './raw-row';

const NOT_WORKED_OUT = 'Rumus ini belum dihitung. Isi angkanya di sini, atau buka di Excel, simpan, lalu pilih lagi.';
const IS_DATE = 'Ini tanggal, bukan angka. Isi angkanya.';
const IS_MERGED = 'Sel ini digabung dengan sel lain. Isi angka untuk baris ini.';

const FOREIGN = 'Sudah diisi petugas lain. Angka di sana tidak diubah oleh berkas ini.';

const MARKED: Partial<Record<Mark, string>> = { 'rumus-kosong': NOT_WORKED_OUT, tanggal: IS_DATE, gabung: IS_MERGED };

/** @param fallback the place of rows in a file that names none */
export function judge<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  raw: RawRow,
  fallback: number | undefined,
): Judged {
  const { laporan } = looked;
  const reasons: Record<string, string> = {};
  const refuse = (column: string, says: string) => {
    reasons[column] ??= says;
  };
  const choice = choiceOf(looked, columns, raw, fallback, refuse);
  const { sent, figures } = figuresIn(columns, raw, refuse);
  const row = choice && (looked.waiting.get(choice.key)?.at(-1)?.variables.input ?? looked.stored.get(choice.key));
  const old = row ? figuresOf(laporan.figures, row) : null;
  const judged = { raw, key: choice?.key, values: figures, old, doubts: {}, write: null };
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
  const planned = planOf(looked, choice, figures);
  if (planned === 'asing') return { ...judged, kind: 'asing', reasons: { '': FOREIGN } };
  if ('refused' in planned) return { ...judged, kind: 'tolak', reasons: { '': planned.refused } };
  if (!planned.plan) return { ...judged, kind: 'sama', reasons };
  const was = looked.was.get(choice.key);
  const doubts = doubtsIn(laporan, sent, was);
  return { ...judged, kind: row ? 'ubah' : 'baru', reasons, doubts, write: planned.plan };
}

type Refuse = (column: string, says: string) => void;

function choiceOf<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  { cells }: RawRow,
  fallback: number | undefined,
  refuse: Refuse,
): Choice<Shape> | null {
  const { tempat, periode, laporan } = looked;
  const other = textOf(cells[PERIODE]);
  if (other && plainName(other) !== plainName(periode.nama_periode)) {
    refuse(PERIODE, `Baris ini untuk periode ${other}, bukan ${periode.nama_periode}.`);
  }
  const named = textOf(cells[KECAMATAN]);
  const place =
    cells[KECAMATAN] === undefined
      ? (tempat.find(({ id }) => id === fallback) ?? (tempat.length === 1 ? tempat[0] : undefined))
      : placeOf(looked, named);
  if (!place) refuse(KECAMATAN, named ? `${named} bukan kecamatan tugas Anda.` : 'Kecamatan belum diisi.');
  const where = laporan.isWide || !place ? '' : ` di ${place.nama_kecamatan}`;
  const nameIn = (column: Column, names: Names | undefined): string | undefined => {
    const text = textOf(cells[column.name]);
    const found = text === '' ? undefined : names?.find(text);
    if (found && 'is' in found) return found.is;
    refuse(column.name, found ? unknownName(text, where, found.maybe) : `${column.header} belum diisi.`);
    return undefined;
  };
  const choosing = columns.filter(({ name, figure }) => !figure && ![PERIODE, KECAMATAN].includes(name));
  const names = choosing.map((column) => {
    if (column.name !== SUBJECT) return nameIn(column, looked.besidesNames.get(column.name));
    return place && nameIn(column, looked.subjectNames.get(place.id));
  });
  const [subject, ...more] = names;
  if (!place || subject === undefined || more.includes(undefined)) return null;
  const choice = looked.byName.get(nameKey(place.id, subject, more as string[]));
  if (!choice) refuse(SUBJECT, `Ada dua ${laporan.subjectHeader} bernama ${subject}${where}. Isi lewat Tambah.`);
  return choice ?? null;
}

function placeOf<Shape extends LaporanShape>({ tempat, places }: Looked<Shape>, named: string) {
  const found = places.find(named.replace(/^kec(amatan)?[. ]+/i, ''));
  return 'is' in found ? tempat.find(({ nama_kecamatan }) => nama_kecamatan === found.is) : undefined;
}

const unknownName = (text: string, where: string, maybe: readonly string[]): string =>
  maybe.length > 0 && maybe.length <= 3
    ? `${text}: maksudnya ${maybe.join(' atau ')}?`
    : `${text} tidak ada dalam daftar${where}. Periksa ejaannya.`;

/** Figures as they are sent, and as they are compared. */
export function figuresIn(
  columns: readonly Pick<Column, 'name' | 'figure' | 'unit'>[],
  { cells, marks }: RawRow,
  refuse: Refuse,
) {
  const sent: Record<string, string | number> = {};
  const figures: Record<string, number> = {};
  for (const { name, figure, unit } of columns) {
    if (!figure) continue;
    const mark = marks[name];
    const says = mark && MARKED[mark];
    if (says) refuse(name, says);
    const reading = readFigure(cells[name] ?? '', figure, unit);
    if (reading.is === 'figure') {
      sent[name] = figure === 'whole' ? String(reading.value) : reading.value;
      figures[name] = reading.value;
    } else if (reading.is !== 'blank') refuse(name, reading.sentence);
  }
  return { sent, figures };
}
