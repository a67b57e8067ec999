import { spelling } from './spelling';
import type { OpenPeriod } from './time/period-of';

/** A field that a file may fill, and the titles under which forms and portals write it. */
export interface FileColumn {
  name: string;
  header: string;
  /** Other titles of the column. */
  also: readonly string[];
  /** It is a figure, whole or with decimals. */
  figure?: 'whole' | 'decimal';
  /** The figure's unit, or 'Rp. '. */
  unit?: string | undefined;
  /** It is a text that is stored. */
  isText?: boolean;
}

/** A choice that may stand in column heads instead of a column of its own: 'Padi' above 'Tanam' and 'Puso'. */
interface HeadChoice {
  /** The name of the column whose value it gives. */
  column: string;
  /** @returns the value that a title names exactly */
  find: (title: string) => string | undefined;
}

/** The fields of a kind of file, and the names by which its lines are told apart. */
export interface FileSpec {
  columns: readonly FileColumn[];
  /** The name of the column that says what a row is about. */
  subject: string;
  /** The name of the column for the place of a row. */
  place?: string;
  /** The name of the column for the time of a row. */
  time?: string;
  /** The open period, with which the times of a file are compared. */
  periode?: OpenPeriod;
  /** No period is open: each row says its own time, or the lines above it do. */
  hasManyTimes?: true;
  /** Places of the regency by their names, with or without 'Kec.'. */
  findPlace?: (text: string) => string | undefined;
  /** Places that a shortened name may mean: 'Brg. Tongkok'. */
  placesLike?: (text: string) => readonly string[];
  /** The place is one in which the user works. */
  isOwnPlace?: (place: string) => boolean;
  /** The one place that a title names somewhere: 'Harga Pasar Barong Tongkok'. */
  placeWithin?: (text: string) => string | undefined;
  /** True for a name of the office's lists, or an alias; absent where any name may stand. */
  isSubject?: (text: string) => boolean;
  /** The name of the office's lists that a text has as it is, or as an alias. */
  ownName?: (text: string) => string | undefined;
  headChoices?: readonly HeadChoice[];
  /** Titles that forms use for figures without a field here: 'S' and 'K' of a weighing. */
  unplaced?: readonly string[];
  /** The name of the own regency: 'Kutai Barat'. */
  kabupaten?: string;
  /** The rows hold for the whole regency. */
  isWide?: boolean;
}

/** Figures by their names, made once for the columns of a kind of file. */
const figuresByName = new WeakMap<readonly FileColumn[], ReadonlyMap<string, FileColumn>>();

/** The figure that a line's kind names: 'Grosir'. */
export function figureNamed(text: string, { columns }: Pick<FileSpec, 'columns'>): FileColumn | undefined {
  const figures = figuresByName.get(columns) ?? namedFigures(columns);
  figuresByName.set(columns, figures);
  return figures.get(spelling(text));
}

const namedFigures = (columns: readonly FileColumn[]): ReadonlyMap<string, FileColumn> =>
  new Map(
    columns
      .filter(({ figure }) => figure)
      .flatMap((column) =>
        [column.header, ...column.also].map((name): [string, FileColumn] => [spelling(name), column]),
      )
      .reverse(),
  );

const SHORTEST_NAME = 3;
/** Names of figures that stand in titles of anything: 'HARGA AGEN LPG'. */
const EVERYDAY = /^(agen|partai|distributor|konsumen|konsumsi|ecer|retail|timbang|naik|tanam|barang)$/;

/** The figure that a line names, where it names one only: 'HARGA GROSIR', 'BALITA TIDAK NAIK'. */
export function figureIn(line: string, { columns }: FileSpec): string | undefined {
  const plain = ` ${line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const names = columns.flatMap(({ name, figure, header, also }) =>
    (figure ? [header, ...also] : []).flatMap((title) => {
      const words = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      return words.length >= SHORTEST_NAME && !EVERYDAY.test(words) && plain.includes(` ${words} `)
        ? { name, words }
        : [];
    }),
  );
  // 'Naik' within 'Tidak Naik' is no name of its own.
  const own = names.filter(({ words }) => !names.some((other) => other.words !== words && other.words.includes(words)));
  const [figure, other] = new Set(own.map(({ name }) => name));
  return other === undefined ? figure : undefined;
}
