import { StartError } from '../faults/start-error.ts';

export type Env = Record<string, string | undefined>;

/** Where the data is: pictures always in the folder, rows there or in PostgreSQL. */
export interface Place {
  /** Absolute path of the folder for pictures, and for the SQLite database. */
  dataDir: string;
  /** A PostgreSQL address; null: SQLite in the folder. */
  databaseUrl: string | null;
}

/** Reads `DATABASE_URL`. @throws StartError, without the password */
export function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  if (url && isPostgres && url.pathname.length > 1) return text;
  throw new StartError(
    'DATABASE_URL harus berupa alamat PostgreSQL beserta nama basis datanya, misalnya postgres://lumbung:rahasia@localhost/lumbung.',
  );
}

/** Name and host of a PostgreSQL database, without the password of its address. */
export function databaseName(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? (url.host || 'localhost');
  return `'${decodeURIComponent(url.pathname.slice(1))}' di ${host}`;
}

/** The beginning of sentences: "Folder data '/srv/lumbung'". */
export const describePlace = ({ dataDir, databaseUrl }: Place): string =>
  databaseUrl === null ? `Folder data '${dataDir}'` : `Basis data ${databaseName(databaseUrl)}`;

/** Advice when the data there is not the expected one. */
export const chooseAnother = ({ databaseUrl }: Place): string =>
  databaseUrl === null ? 'Pilih folder lain lewat DATA_DIR.' : 'Pilih basis data lain lewat DATABASE_URL.';
