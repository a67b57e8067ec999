import type { NamaLain } from '@/entities/acuan';
import { grouped, isOf, type Laporan, type LaporanShape, type Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import type { WholeList } from '@/shared/api';
import { breathe } from '@/shared/lib/timing';
import { type NameOptions, type Names, namesOf, spelling } from '@/shared/office-file';
import type { OutboxItem } from '@/shared/write';
import { besides } from './columns';

/** All of an officer's places in a period, as this device knows them. */
export interface Known<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Periode;
  userId: number;
  /** The office imports, for all of its places. */
  isOffice?: boolean;
  tempat: readonly Tempat[];
  /** What may be entered in a place: its subjects by the place's id. */
  subjects: ReadonlyMap<number, readonly Shape['Subject'][]>;
  filled: Pick<WholeList<Shape['Row']>, 'rows' | 'readAt'>;
  before: readonly Shape['Row'][];
  items: readonly OutboxItem[];
  /** All kecamatan of the regency by name: a file may be of one where the officer does not work. */
  kecamatan: readonly string[];
  /** The office's other names, by which people call subjects. */
  namaLain: readonly NamaLain[];
}

/** What may be entered once. */
export interface Choice<Shape extends LaporanShape> {
  key: string;
  nama: string;
  tempat: Tempat;
  chosen: Partial<Shape['Input']>;
  subject: string;
  /** The id of its subject, and the unit of its figures where subjects differ in it. */
  subjectId: number;
  satuan?: string;
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
  /** The beginning of a name's key: the place, where places differ in their subjects. */
  nameScope: (place: Tempat | undefined) => string;
  /** What waits of a row, in the order of writing. */
  waiting: ReadonlyMap<string, readonly OutboxItem[]>;
}

/** In pieces: of thousands of names and rows each takes its time. */
export async function lookUp<Shape extends LaporanShape>(known: Known<Shape>): Promise<Looked<Shape>> {
  const { laporan, tempat, subjects, before } = known;
  const { stored, waiting } = standing(known);
  await breathe();
  const choices: Choice<Shape>[] = [];
  const subjectNames = new Map<number, Names>();
  for (const place of tempat) {
    const own = choicesIn(laporan, place, subjects.get(place.id) ?? []);
    choices.push(...own);
    subjectNames.set(
      place.id,
      namesOf(
        own.map(({ subject }) => subject),
        optionsOf(known, own),
      ),
    );
    await breathe();
  }
  const byName = named(choices);
  await breathe();
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
          { aliases: CROP_NAMES },
        ),
      ]),
    ),
    was: new Map(before.map((row) => [laporan.keyOf(row), row])),
    nameScope: scopeOf(subjectNames),
    stored,
    waiting,
  };
}

/** Villages differ from place to place; commodities are the same everywhere, and asked about once. */
function scopeOf(names: ReadonlyMap<number, Names>): (place: Tempat | undefined) => string {
  const lists = new Set([...names.values()].map(({ all }) => all.join('\n')));
  return (place) => (lists.size > 1 && place ? `${place.id}/` : '');
}

/** Other names of the crops that a planted area may have (contract/limits.ts, komoditiTanam). */
const CROP_NAMES: ReadonlyMap<string, string> = new Map([
  ...['padi sawah', 'padi ladang', 'padi gogo'].map((nama) => [nama, 'padi'] as const),
  ...['jagung pipilan', 'jagung hibrida', 'jagung manis'].map((nama) => [nama, 'jagung'] as const),
  ...['ubikayu', 'singkong', 'ketela pohon', 'ubi kayu/singkong'].map((nama) => [nama, 'ubi kayu'] as const),
  ...['ubijalar', 'ketela rambat', 'ubi rambat'].map((nama) => [nama, 'ubi jalar'] as const),
]);

const SUBJECT_IDS = ['komoditi_id', 'pangan_id', 'kelurahan_id'] as const;

/** The aliases of a place's subjects, by the ids that these have. */
function optionsOf<Shape extends LaporanShape>(
  { namaLain }: Known<Shape>,
  choices: readonly Choice<Shape>[],
): NameOptions {
  const [first] = choices;
  const field = SUBJECT_IDS.find((name) => first && name in first.chosen);
  if (!field) return {};
  const names = new Map(choices.map(({ subjectId, subject }) => [subjectId, subject]));
  const aliases = namaLain.flatMap((alias) => {
    const name = names.get(alias[field] ?? 0);
    return name === undefined ? [] : [[alias.nama, name] as const];
  });
  return { aliases: new Map(aliases), isVillage: field === 'kelurahan_id' };
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
  { choices, keyOf, nameOf, unitOf, isWide }: Laporan<Shape>,
  place: Tempat,
  subjects: readonly Shape['Subject'][],
): Choice<Shape>[] {
  // To look for each name among all would take a second where there are thousands.
  const byId = new Map(subjects.map((subject) => [String(subject.id), [subject]]));
  const all = choices(subjects);
  const ids = Object.keys(all[0] ?? {}).filter((field) => field.endsWith('_id'));
  return all.map((choice) => {
    const chosen: Partial<Shape['Input']> = isWide ? choice : { kecamatan_id: String(place.id), ...choice };
    const one = byId.get(String(Reflect.get(choice, ids[0] ?? ''))) ?? [];
    const bare = Object.fromEntries(ids.map((field) => [field, Reflect.get(choice, field)]));
    return {
      key: keyOf(chosen),
      nama: nameOf(chosen, one) ?? '',
      subject: (nameOf(bare as Partial<Shape['Input']>, one) ?? '').trim(),
      tempat: place,
      chosen,
      subjectId: one[0]?.id ?? 0,
      ...(unitOf && one[0] && { satuan: unitOf(one[0]).replace(/^per /, '') }),
    };
  });
}

/** By which a row of a file finds what it is about. */
export const nameKey = (tempat: number, subject: string, chosen: readonly string[]): string =>
  chosen.reduce((key, name) => `${key}/${spelling(name)}`, `${tempat}/${spelling(subject)}`);

/** A name that two subjects of a place share finds neither. */
function named<Shape extends LaporanShape>(choices: readonly Choice<Shape>[]) {
  const byName = new Map<string, Choice<Shape> | null>();
  // Choices of a report have the same fields.
  const fields = besides(choices[0]?.chosen ?? {}).map(([field]) => field);
  for (const choice of choices) {
    const more = fields.map((field) => String(Reflect.get(choice.chosen, field)));
    const name = nameKey(choice.tempat.id, choice.subject, more);
    byName.set(name, byName.has(name) ? null : choice);
  }
  return byName;
}
