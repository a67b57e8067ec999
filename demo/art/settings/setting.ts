import type { Sheet } from '../sheet.ts';

interface Setting {
  /** Everything behind the subject. */
  back: string;
  /** Where the subject's feet stand. */
  floor: number;
  /** What hangs or grows before the subject, at the edges. */
  front: string;
}

export type DrawSetting = (sheet: Sheet) => Setting;
