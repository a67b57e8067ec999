import type { Plan } from '@/entities/laporan';
import type { RawRow } from './raw-row';

/**
 * What becomes of a row: it is new, changes one, is there already, is somebody else's and stays as it is, needs a photo
 * first, or cannot be taken.
 */
export type Kind = 'baru' | 'ubah' | 'sama' | 'asing' | 'foto' | 'tolak';

/** What of a row is stored, by the names of its columns. */
export type Values = Readonly<Record<string, string | number>>;

export interface Judged {
  raw: RawRow;
  kind: Kind;
  /** What no two rows of a file share; undefined where it is not known what it is about. */
  key: string | undefined;
  /** As they will be stored. */
  values: Values;
  /** What stands there now. */
  old: Values | null;
  /** Why it is refused, by the column that it is about; under a blank name what is about the whole row. */
  reasons: Readonly<Record<string, string>>;
  /** Questions about doubtful figures. */
  doubts: Readonly<Record<string, string>>;
  write: Plan | null;
}
