import type { Plan } from '@/entities/laporan';
import type { RawRow } from '@/shared/office-file';

/**
 * What becomes of a row: it is new, changes one, is there already, is somebody else's and stays as it is, needs a photo
 * first, or cannot be taken.
 */
export type Kind = 'baru' | 'ubah' | 'sama' | 'asing' | 'foto' | 'tolak';

/** What of a row is stored, by the names of its columns. */
export type Values = Readonly<Record<string, string | number>>;

/** A name of the file that is not the office's own. */
export interface NameMatch {
  column: string;
  /** The key of its question. */
  id: string;
  fileText: string;
  /** The name that it was taken for; undefined where people have to say it. */
  name: string | undefined;
  maybe: readonly string[];
  /** An alias, another spelling or one typing error: it needs no more than a confirmation. */
  isLikely: boolean;
  all: readonly string[];
}

export interface Judged {
  raw: RawRow;
  /** The worksheet that it stands in, where several are read. */
  lembar?: string;
  kind: Kind;
  /** What no two rows of a file share; undefined where it is not known what it is about. */
  key: string | undefined;
  /** The name of its subject, for sentences about several rows. */
  nama?: string | undefined;
  /** The name of its kecamatan, where rows have one. */
  kecamatan?: string | undefined;
  /** The body that would add the row; absent where its subject is not known. */
  input?: Readonly<Record<string, unknown>> | undefined;
  /** As they will be stored. */
  values: Values;
  /** What stands there now. */
  old: Values | null;
  /** Why it is refused, by the column that it is about; under a blank name what is about the whole row. */
  reasons: Readonly<Record<string, string>>;
  /** All figures that a doubtful cell may mean, by its column. */
  asks: Readonly<Record<string, readonly number[]>>;
  /** Questions about doubtful figures. */
  doubts: Readonly<Record<string, string>>;
  /** Its names that are not the office's own. */
  names: readonly NameMatch[];
  /** Makes the plan of its writes; absent where nothing is to be written. */
  write: (() => Plan | null) | null;
}

type Doubts = Judged['doubts'];

/** True for a row whose figures are doubtful. */
export const hasDoubts = ({ doubts }: Judged): boolean => Object.keys(doubts).length > 0;

/** Joins questions of several kinds; one column may have one of each. */
export function joinDoubts(...all: readonly Doubts[]): Doubts {
  const sentences: Record<string, string> = {};
  for (const doubts of all) {
    for (const [column, sentence] of Object.entries(doubts)) {
      const before = sentences[column];
      sentences[column] = before === undefined ? sentence : `${before.replace(/(?<![.?])$/, '.')} ${sentence}`;
    }
  }
  return sentences;
}
