import { userInfo } from 'node:os';
import type { Perbuatan } from '#contract/resources/jejak.ts';
import type { TableName } from '../../db/schema.ts';
import { keepJejak } from '../../http/write/jejak.ts';
import type { Db } from '../../ports.ts';

/** Who runs a command of the machine: the name behind sudo, where there is one. */
const terminal = () => `terminal (${process.env['SUDO_USER'] || userInfo().username})`;

interface Act {
  perbuatan: Perbuatan;
  /** Which account it concerns, or which row of the table. */
  baris?: number;
  tabel?: TableName;
  keterangan?: string;
}

/** Keeps what was done at the command line. */
export const terminalJejak = (trx: Db, { baris, tabel = 'pengguna', ...act }: Act): Promise<void> =>
  keepJejak(
    trx,
    { user_id: null, alamat: terminal() },
    { ...act, ...(baris !== undefined && { tabel, baris }) },
    new Date(),
  );
