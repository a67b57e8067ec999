import { StartError } from '../process/start-error.ts';

/** Where the data lies: pictures always in the folder; rows there too, or in PostgreSQL. */
export interface Place {
  /** Absolute path of the folder with the pictures, and with the database where PostgreSQL is not used. */
  dataDir: string;
  /** Address of a PostgreSQL database; null: the database is a file in the folder. */
  databaseUrl: string | null;
}

/** Reads `DATABASE_URL`. @throws StartError that shows no password */
export function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  if (url && isPostgres && url.pathname.length > 1) return text;
  throw new StartError(
    'DATABASE_URL harus berupa alamat PostgreSQL beserta nama basis datanya, misalnya postgres://lumbung:rahasia@localhost/lumbung.',
  );
}

/** A PostgreSQL database by name and host: its address would show the password. */
export function databaseName(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? (url.host || 'localhost');
  return `'${decodeURIComponent(url.pathname.slice(1))}' di ${host}`;
}

/** As sentences begin: "Folder data '/srv/lumbung'". */
export const describePlace = ({ dataDir, databaseUrl }: Place): string =>
  databaseUrl === null ? `Folder data '${dataDir}'` : `Basis data ${databaseName(databaseUrl)}`;

/** What to do when the data there is not what was meant. */
export const chooseAnother = ({ databaseUrl }: Place): string =>
  databaseUrl === null ? 'Pilih folder lain lewat DATA_DIR.' : 'Pilih basis data lain lewat DATABASE_URL.';
