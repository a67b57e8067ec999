import { stored, withFields } from '@/shared/lib/browser';

/** Where somebody stood in the sheet that he entered last, so that a reload goes on there. */
export interface KeptPlace {
  /** The sheet: who, which report, period and place. */
  of: string;
  /** The row; blank at the end. */
  key: string;
  /** What was typed into it and not left yet. */
  typed: Record<string, string>;
  skipped: string[];
}

const isPlace = withFields({ of: 'string', key: 'string', typed: 'object', skipped: 'object' });

export const keptPlace = stored<KeptPlace>(
  'isianTerakhir',
  (value): value is KeptPlace => isPlace(value) && value.typed !== null && Array.isArray(value.skipped),
);
