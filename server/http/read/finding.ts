import type { Question } from './question.ts';
import type { Matching } from './reads.ts';

export interface Found {
  rows: object[];
  total: number;
  /** What else the page says of how it was found. */
  also?: object;
}

/** What finding a page needs of a resource's reads. */
export interface Finding<Filter> {
  question: Question<Filter>;
  page: { limit: number; offset: number };
  matches: () => Matching;
  /** The matching rows that visitors see. */
  visible: () => Matching;
  /** All rows that the reader may see. */
  all: () => Matching;
  /** The matching rows with all shown columns, ordered. */
  shown: (matching: Matching) => Matching;
  /** Remembers a result for as long as the rows do not change. */
  once: <Value>(what: string, find: () => Promise<Value>) => Promise<Value>;
}
