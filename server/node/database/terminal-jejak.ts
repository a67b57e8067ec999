import { userInfo } from 'node:os';
import type { Perbuatan } from '#contract/resources/jejak.ts';
import type { TableName } from '../../db/schema.ts';
import { keepJejak } from '../../http/write/jejak.ts';
import type { Db } from '../../ports.ts';

/** The operator's name; behind sudo, the name of the person. */
const terminal = () => `terminal (${process.env['SUDO_USER'] || userInfo().username})`;

interface Act {
  perbuatan: Perbuatan;
  /** The account concerned, or the row of the table. */
  baris?: number;
  tabel?: TableName;
  keterangan?: string;
}

/** Records an act at the command line in the audit log. */
export const terminalJejak = (trx: Db, { baris, tabel = 'pengguna', ...act }: Act): Promise<void> =>
  keepJejak(
    trx,
    { user_id: null, alamat: terminal() },
    { ...act, ...(baris !== undefined && { tabel, baris }) },
    new Date(),
  );
