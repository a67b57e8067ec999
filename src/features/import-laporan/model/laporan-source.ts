import type { LaporanShape } from '@/entities/laporan';
import { breathe } from '@/shared/lib/timing';
import { type FileSpec, namesOf, spelling } from '@/shared/office-file';
import type { NamaLainInput } from '../api/nama-lain';
import { type Column, columnsOf, KECAMATAN, PERIODE, SUBJECT, UNPLACED } from './columns';
import { judgeOf } from './judge';
import { type Known, type Looked, lookUp } from './known';
import type { PlaceFinder } from './remark-doubts';
import type { ConfirmedName, Source } from './source';
import { templateOf } from './template';

/** A report's files. */
export function laporanSource<Shape extends LaporanShape>(known: Known<Shape>, kabupaten: string): Source {
  const { laporan, periode, tempat } = known;
  const columns = columnsOf(laporan, [...known.subjects.values()].flat());
  return {
    columns,
    tempat: laporan.isWide ? [] : tempat,
    twins: laporan.figures.every(({ prefix }) => prefix !== undefined) ? 'rata-rata' : 'jumlah',
    prepare: async () => {
      await breathe();
      const looked = await lookUp(known);
      const spec = specOf(looked, columns, kabupaten);
      return {
        spec,
        judging: (answers) => judgeOf(looked, columns, answers, { kabupaten, placeWithin: spec.placeWithin }),
      };
    },
    template: async (situs) => templateOf(await lookUp(known), columns, situs),
    nama: `${laporan.names[1]} ${periode.nama_periode}`,
    about: `Berkas Excel untuk ${tempat.map(({ nama_kecamatan }) => nama_kecamatan).join(', ')}, dengan angka periode lalu di samping.`,
  };
}

/** Confirmed names as aliases of the subjects that they mean; a name of several villages is none. */
export function aliasesOf<Shape extends LaporanShape>(
  { laporan, subjects }: Known<Shape>,
  names: readonly ConfirmedName[],
): NamaLainInput[] {
  const ids = new Map<string, Set<number>>();
  for (const subject of [...subjects.values()].flat()) {
    const bare = Object.fromEntries(
      Object.entries(laporan.choices([subject])[0] ?? {}).filter(([key]) => key.endsWith('_id')),
    );
    const name = (laporan.nameOf(bare as Partial<Shape['Input']>, [subject]) ?? '').trim();
    ids.set(name, (ids.get(name) ?? new Set()).add(subject.id));
  }
  const field = Object.keys(laporan.choices([...subjects.values()].flat().slice(0, 1))[0] ?? {}).find((key) =>
    key.endsWith('_id'),
  );
  return names.flatMap(({ fileText, name }): NamaLainInput[] => {
    const [id, other] = ids.get(name) ?? [];
    if (id === undefined || other !== undefined) return [];
    if (field === 'komoditi_id') return [{ nama: fileText, komoditi_id: id }];
    return field === 'pangan_id' ? [{ nama: fileText, pangan_id: id }] : [{ nama: fileText, kelurahan_id: id }];
  });
}

/** The names by which the lines and heads of a report's file are understood. */
export function specOf<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  columns: readonly Column[],
  kabupaten: string,
): FileSpec & { placeWithin: PlaceFinder } {
  const { laporan, periode, places, subjectNames, besidesNames } = looked;
  const lists = [...new Map([...subjectNames.values()].map((names) => [names.all.join('\n'), names])).values()];
  const heads = [...besidesNames].map(([column, names]) => ({
    column,
    find: (title: string) => {
      const match = names.find(title);
      return match.is === 'tanya' || !names.has(title) ? undefined : match.name;
    },
  }));
  const regency = namesOf([...places.all, ...looked.kecamatan].filter((name) => name !== kabupaten));
  const findPlace = (text: string) => {
    const bare = text.replace(/^kec(amatan)?\b[. :]*/i, '');
    const match = spelling(bare).length > 3 ? regency.find(bare) : null;
    return match === null || match.is === 'tanya' ? undefined : match.name;
  };
  const exactPlaces = new Map(regency.all.map((name) => [spelling(name), name]));
  const placeHead = (title: string) => exactPlaces.get(spelling(title.replace(/^kec(amatan)?\b[. ]*/i, '')));
  const asHead = (find: (title: string) => string | undefined, column: string) => ({ column, find });
  return {
    columns,
    subject: SUBJECT,
    time: PERIODE,
    periode,
    kabupaten,
    isSubject: (text) => lists.some((names) => names.has(text)),
    ownName: (text) => {
      const match = lists.find((names) => names.has(text))?.find(text);
      return match && match.is !== 'tanya' ? match.name : undefined;
    },
    findPlace,
    placesLike: (text) => {
      const match = spelling(text).length > 3 ? regency.find(text) : null;
      return match?.is === 'tanya' ? match.maybe : [];
    },
    isOwnPlace: (place) => looked.tempat.some(({ nama_kecamatan }) => nama_kecamatan === place),
    placeWithin: placeWithin(regency.all),
    ...(laporan.isWide ? { isWide: true } : { place: KECAMATAN }),
    headChoices: [
      ...heads,
      ...(laporan.isWide ? [] : [asHead(placeHead, KECAMATAN)]),
      ...(heads.length > 0 ? [] : [asHead((title) => lists.find((names) => names.has(title)) && title, SUBJECT)]),
    ],
    unplaced: laporan.tabel === 'timbang_balita' ? UNPLACED : [],
  };
}

/** The place that a title names among other words; several are named together, and are no place. */
function placeWithin(names: readonly string[]): PlaceFinder {
  const patterns = names.map((name) => [name, new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu')] as const);
  return (text) => {
    const matches = patterns.flatMap(([name, pattern]) => (pattern.test(text) ? name : []));
    const own = matches.filter((name) => !matches.some((other) => other !== name && other.includes(name)));
    return own.length > 0 ? own.join(' dan ') : undefined;
  };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');
