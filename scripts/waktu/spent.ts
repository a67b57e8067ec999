import { readFile, writeFile } from 'node:fs/promises';

/** Where the time of a test file went, in milliseconds. */
export interface Spent {
  /** A project of Vitest, or the journeys. */
  suite: string;
  file: string;
  /** What comes before the first assertion: the page, the modules, the database, the browser. */
  setup: number;
  tests: number;
}

/** Where a run that was asked for its time wants it to be written; said in the environment. */
const WAKTU_FILE = 'WAKTU_FILE';

export const askForTime = (file: string) => ({ [WAKTU_FILE]: file });

export async function tellTime(spent: readonly Spent[]): Promise<void> {
  const file = process.env[WAKTU_FILE];
  if (file) await writeFile(file, JSON.stringify(spent));
}

export const readTime = async (file: string): Promise<Spent[]> => JSON.parse(await readFile(file, 'utf8'));
