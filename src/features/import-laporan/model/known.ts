import { grouped, isOf, type Laporan, type LaporanShape, type Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import type { WholeList } from '@/shared/api';
import type { OutboxItem } from '@/shared/write';
import { besides } from './columns';
import { nextTask } from './judge-all';
import { type Names, namesOf, plainName } from './names';

/** All of an officer's places in a period, as this device knows them. */
export interface Known<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Periode;
  userId: number;
  tempat: readonly Tempat[];
  /** What may be entered in a place: its subjects by the place's id. */
  subjects: ReadonlyMap<number, readonly Shape['Subject'][]>;
  filled: Pick<WholeList<Shape['Row']>, 'rows' | 'readAt'>;
  before: readonly Shape['Row'][];
  items: readonly OutboxItem[];
}

/** What may be entered once. */
export interface Choice<Shape extends LaporanShape> {
  key: string;
  nama: string;
  tempat: Tempat;
  chosen: Partial<Shape['Input']>;
  subject: string;
}

/** The same, to be looked up by names and keys. */
export interface Looked<Shape extends LaporanShape> extends Known<Shape> {
  choices: readonly Choice<Shape>[];
  /** By the place, the subject and what is chosen besides (`nameKey`). */
  byName: ReadonlyMap<string, Choice<Shape> | null>;
  places: Names;
  /** What may be entered in a place, by its id. */
  subjectNames: ReadonlyMap<number, Names>;
  /** What may be chosen besides, by the column's name. */
  besidesNames: ReadonlyMap<string, Names>;
  was: ReadonlyMap<string, Shape['Row']>;
  /** The server's rows, by their keys. */
  stored: ReadonlyMap<string, Shape['Row']>;
  /** What waits of a row, in the order of writing. */
  waiting: ReadonlyMap<string, readonly OutboxItem[]>;
}

/** In pieces: of thousands of names and rows each takes its time. */
export async function lookUp<Shape extends LaporanShape>(known: Known<Shape>): Promise<Looked<Shape>> {
  const { laporan, tempat, subjects, before } = known;
  const { stored, waiting } = standing(known);
  await nextTask();
  const choices: Choice<Shape>[] = [];
  const subjectNames = new Map<number, Names>();
  for (const place of tempat) {
    const own = choicesIn(laporan, place, subjects.get(place.id) ?? []);
    choices.push(...own);
    subjectNames.set(place.id, namesOf(own.map(({ subject }) => subject)));
    await nextTask();
  }
  const byName = named(choices);
  await nextTask();
  return {
    ...known,
    choices,
    byName,
    places: namesOf(tempat.map(({ nama_kecamatan }) => nama_kecamatan)),
    subjectNames,
    besidesNames: new Map(
      besides(choices[0]?.chosen ?? {}).map(([name]) => [
        name,
        namesOf(
          choices.flatMap(({ chosen }) => besides(chosen).flatMap(([one, value]) => (one === name ? value : []))),
        ),
      ]),
    ),
    was: new Map(before.map((row) => [laporan.keyOf(row), row])),
    stored,
    waiting,
  };
}

/** What the server and this device have of all places. */
function standing<Shape extends LaporanShape>({ tempat, filled, items, ...of }: Known<Shape>) {
  const sheets = tempat.map((place) => {
    const sheet = { ...of, tempat: place };
    const rows = filled.rows.filter(({ kecamatan_id = 0 }) => kecamatan_id === place.id);
    return grouped(
      sheet,
      { rows, readAt: filled.readAt },
      items.filter((item) => isOf(sheet, item)),
    );
  });
  return {
    stored: new Map(sheets.flatMap(({ stored }) => [...stored])),
    waiting: new Map(sheets.flatMap(({ waiting }) => [...waiting])),
  };
}

function choicesIn<Shape extends LaporanShape>(
  { choices, keyOf, nameOf, isWide }: Laporan<Shape>,
  tempat: Tempat,
  subjects: readonly Shape['Subject'][],
): Choice<Shape>[] {
  // To look for each name among all would take a second where there are thousands.
  const byId = new Map(subjects.map((subject) => [String(subject.id), [subject]]));
  return choices(subjects).map((choice) => {
    const chosen: Partial<Shape['Input']> = isWide ? choice : { kecamatan_id: String(tempat.id), ...choice };
    const one = byId.get(String(Reflect.get(choice, idOf(choice)))) ?? [];
    const bare = Object.fromEntries(Object.entries(choice).filter(([name]) => name.endsWith('_id')));
    return {
      key: keyOf(chosen),
      nama: nameOf(chosen, one) ?? '',
      subject: (nameOf(bare as Partial<Shape['Input']>, one) ?? '').trim(),
      tempat,
      chosen,
    };
  });
}

const idOf = (choice: object): string => Object.keys(choice).find((name) => name.endsWith('_id')) ?? '';

/** By which a row of a file finds what it is about. */
export const nameKey = (tempat: number, subject: string, chosen: readonly string[]): string =>
  [tempat, ...[subject, ...chosen].map(plainName)].join('/');

/** A name that two subjects of a place share finds neither. */
function named<Shape extends LaporanShape>(choices: readonly Choice<Shape>[]) {
  const found = new Map<string, Choice<Shape> | null>();
  for (const choice of choices) {
    const more = besides(choice.chosen).map(([, value]) => value);
    const name = nameKey(choice.tempat.id, choice.subject, more);
    found.set(name, found.has(name) ? null : choice);
  }
  return found;
}
