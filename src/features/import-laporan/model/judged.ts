import type { LaporanShape, Plan } from '@/entities/laporan';
import type { Choice } from './known';
import type { RawRow } from './raw-row';

/** What becomes of a row: it is new, changes one, is there already, or cannot be taken. */
export type Kind = 'baru' | 'ubah' | 'sama' | 'tolak';

export interface Judged<Shape extends LaporanShape = LaporanShape> {
  raw: RawRow;
  kind: Kind;
  choice: Choice<Shape> | null;
  /** As they will be stored, by their names. */
  figures: Readonly<Record<string, number>>;
  /** What stands there now. */
  old: Readonly<Record<string, number>> | null;
  /** Why it is refused, by the column that it is about; under a blank name what is about the whole row. */
  reasons: Readonly<Record<string, string>>;
  /** What is far from the period before. */
  doubts: Readonly<Record<string, string>>;
  write: Plan | null;
}
