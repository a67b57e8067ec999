import { sql } from 'kysely';
import { plainName } from '#contract/formulas/nama/plain-name.ts';
import { invalid } from '../../../http/answer.ts';
import type { Db } from '../../../ports.ts';
import { kindMeant, type Named, namedRows, type Target } from './kinds.ts';

type Meant = Readonly<Record<Target, number | null>> & { nama: string };

/**
 * The sentence that says why a name cannot stand for a row: a row has it, or it stands for one. Villages are compared
 * within their kecamatan.
 *
 * @param id of the other name itself, once it is stored
 */
export async function takenBy(db: Db, meant: Meant, id: number | null): Promise<string | null> {
  const kind = kindMeant(meant);
  const { column, called } = kind;
  const all = await namedRows(db, kind);
  const target = all.find((row) => row.id === meant[column]);
  const near = all.filter((row) => row.kecamatan_id === target?.kecamatan_id);
  const kunci = plainName(meant.nama);
  const owner = near.find((row) => plainName(row.nama) === kunci);
  if (owner)
    return owner === target ? `Nama ini sudah nama ${called} itu sendiri` : `Nama ini sudah nama ${called} lain`;

  const { rows } = await sql<{ id: number; meant: number }>`
    select id, ${sql.ref(column)} as meant from nama_lain where kunci = ${kunci} and ${sql.ref(column)} is not null
  `.execute(db);
  const twin = rows.find((row) => row.id !== id && near.some((one) => one.id === row.meant));
  return twin
    ? sentenceOf(
        meant.nama,
        target,
        near.find((one) => one.id === twin.meant),
      )
    : null;
}

const sentenceOf = (nama: string, target: Named | undefined, other: Named | undefined): string =>
  other === target
    ? `'${nama}' sudah tercatat sebagai nama lain ${target?.nama}`
    : `'${nama}' sudah menjadi nama lain ${other?.nama}`;

/** @throws Refusal 422 when the name cannot stand for the row */
export async function refuseTaken(db: Db, meant: Meant, id: number | null): Promise<void> {
  const message = await takenBy(db, meant, id);
  if (message !== null) throw invalid(message, { nama: [message] });
}
