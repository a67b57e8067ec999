import { dayOf, type PeriodeBaru } from '#contract/formulas/periode/kalender.ts';
import { overlaps } from '#contract/formulas/periode/tumpang.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '@/entities/periode';
import { type Answers, partOfTime, type Question, SKIP, saysNoPeriod, spelling, textOf } from '@/shared/office-file';
import type { Cell } from '@/shared/spreadsheet';
import { calendarPeriod, spanOfTime, type TimeSpan } from './time-span';

/** The period of a row: a stored one, one that is still to be opened, or why there is none. */
export type RowPeriod =
  | { is: 'ada'; periode: Periode }
  | { is: 'baru'; periode: PeriodeBaru }
  | { is: 'tolak'; says: string }
  /** An answer leaves its rows out. */
  | { is: 'lewati' };

interface FinderOptions {
  jenis: JenisPeriode;
  stored: readonly Periode[];
  /** The day at the office. */
  hariIni: string;
  answers: Answers;
}

/** Questions about the times of a file by their ids: each once. */
type TimeQuestions = Map<string, Question>;

const LAST = 'akhir';
const YEARS_BACK = 12;
const SKIP_ROWS = { value: SKIP, label: 'Lewati barisnya' };

/** Makes the finder of rows' periods by the rule of periods. What is not certain is asked about, never guessed. */
export function periodFinder({ jenis, stored, hariIni, answers }: FinderOptions) {
  const questions: TimeQuestions = new Map();
  const cache = new Map<string, RowPeriod>();
  const byName = new Map(stored.map((periode) => [spelling(periode.nama_periode), periode]));
  const byId = new Map(stored.map((periode) => [String(periode.id), periode]));

  const ask = (id: string, text: string, options: Question['options'], detail: readonly string[] = []): RowPeriod => {
    const question: Question = { id, group: 'berkas', text, options: [...options, SKIP_ROWS], detail };
    questions.set(id, question);
    return { is: 'tolak', says: 'Periodenya belum dijawab.' };
  };
  const optionsOf = (some: readonly Periode[]) =>
    some.map(({ id, nama_periode }) => ({ value: String(id), label: nama_periode }));

  /** Asks which of some periods a text means. */
  const choose = (text: string, some: readonly Periode[], says: string): RowPeriod => {
    const id = `waktu/${spelling(text) || 'kosong'}`;
    const unanswered = ask(id, says, optionsOf(some));
    const periode = byId.get(answers[id] ?? '');
    if (answers[id] === SKIP) return { is: 'lewati' };
    return periode ? { is: 'ada', periode } : unanswered;
  };

  const toOpen = (periode: PeriodeBaru, text: string): RowPeriod => {
    const others = stored.filter((one) => overlaps(jenis, one, periode));
    const exact = others.find(
      ({ tanggal_mulai, tanggal_selesai }) =>
        tanggal_mulai === periode.tanggal_mulai && tanggal_selesai === periode.tanggal_selesai,
    );
    if (exact) return { is: 'ada', periode: exact };
    const namesake = byName.get(spelling(periode.nama_periode));
    const all = namesake ? [...new Set([namesake, ...others])] : others;
    if (all.length > 0) {
      const says = `“${text}” adalah ${periode.nama_periode}, yang tidak sama dengan ${all.map(({ nama_periode }) => nama_periode).join(' atau ')}. Periode mana maksudnya?`;
      return choose(text, all, says);
    }
    if (periode.tanggal_mulai > hariIni) return { is: 'tolak', says: `${periode.nama_periode} belum mulai.` };
    return { is: 'baru', periode };
  };

  const ofDays = ({ mulai, selesai }: Extract<TimeSpan, { is: 'hari' }>, text: string): RowPeriod => {
    if (selesai < mulai) return { is: 'tolak', says: `“${text}” berakhir sebelum mulai.` };
    const lastOf = ({ tanggal_mulai, tanggal_selesai }: Periode) => tanggal_selesai ?? tanggal_mulai ?? '';
    const holders = stored.filter(
      (one) => one.tanggal_mulai !== null && one.tanggal_mulai <= mulai && lastOf(one) >= selesai,
    );
    const [only, other] = holders;
    if (only && !other) return { is: 'ada', periode: only };
    if (only) return choose(text, holders, `“${text}” ada di beberapa periode. Yang mana maksudnya?`);
    const calendar = calendarPeriod(jenis, mulai);
    if (selesai > calendar.tanggal_selesai) {
      const days = dayOf(selesai) - dayOf(mulai) + 1;
      return { is: 'tolak', says: `“${text}” (${days} hari) tidak termasuk satu periode saja.` };
    }
    return toOpen(calendar, text);
  };

  const ofMonth = (weeks: readonly PeriodeBaru[], text: string): RowPeriod => {
    const id = 'waktu/minggu';
    const unanswered = ask(
      id,
      'Berkas ini menyebut bulan tanpa minggunya, sedangkan laporan ini per minggu. Ke minggu mana angka sebulan dimasukkan?',
      [
        ...[1, 2, 3, 4].map((ke) => ({ value: String(ke), label: `Minggu ke-${ke} bulan itu` })),
        { value: LAST, label: 'Minggu terakhir bulan itu' },
      ],
    );
    const answer = answers[id];
    if (answer === undefined) return unanswered;
    if (answer === SKIP) return { is: 'lewati' };
    const week = answer === LAST ? weeks.at(-1) : weeks[Number(answer) - 1];
    return week ? toOpen(week, text) : unanswered;
  };

  const ofSpan = (span: TimeSpan, text: string): RowPeriod => {
    if (span.is === 'kalender') return toOpen(span.periode, text);
    if (span.is === 'hari') return ofDays(span, text);
    if (span.is === 'bulan') return ofMonth(span.weeks, text);
    if (span.is === 'tolak') return span;
    const id = 'waktu/tahun';
    const thisYear = Number(hariIni.slice(0, 4));
    const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back));
    const unanswered = ask(
      id,
      `Waktu di berkas ini tanpa tahun: “${text}”. Tahun berapa?`,
      years.map((year) => ({ value: year, label: year })),
    );
    const answer = answers[id];
    if (answer === SKIP) return { is: 'lewati' };
    if (answer === undefined) return unanswered;
    return find(`${text} ${answer}`);
  };

  const find = (text: string): RowPeriod => {
    const namesake = byName.get(spelling(text));
    if (namesake && text !== '') return { is: 'ada', periode: namesake };
    const newest = stored.toReversed();
    if (text === '') return choose('', newest, 'Ada baris yang tidak menyebut waktunya. Untuk periode mana?');
    if (saysNoPeriod(text)) return { is: 'tolak', says: `“${text}” bukan satu periode.` };
    const time = partOfTime(text);
    if (time) return ofSpan(spanOfTime(jenis, time, text), text);
    return choose(text, newest, `“${text}” bukan waktu yang dikenali. Periode mana maksudnya?`);
  };

  return {
    questions,
    find: (cell: Cell): RowPeriod => {
      const text = textOf(cell);
      const cachedPeriod = cache.get(text);
      if (cachedPeriod) return cachedPeriod;
      const match = find(text);
      const result: RowPeriod =
        match.is === 'ada' && (match.periode.tanggal_mulai ?? '') > hariIni
          ? { is: 'tolak', says: `${match.periode.nama_periode} belum mulai.` }
          : match;
      cache.set(text, result);
      return result;
    },
  };
}

export type PeriodFinder = ReturnType<typeof periodFinder>;
