import { closeName } from '#contract/formulas/nama/match-name.ts';
import { type Answers, namesOf, type Question, spelling, textOf } from '@/shared/office-file';
import type { FileRow } from './file-row';

/** The column of the names that a file adds; names that are alike are asked about within one place. */
export interface OwnName {
  kolom: string;
  within?: string;
  isVillage?: boolean;
  /** One row, within a sentence. */
  satu: string;
}

/** A name that is stored already, with the place in which it counts. */
export interface StoredName {
  nama: string;
  within: string;
}

/** The answer that a name is another one than those it looks like. */
const ANOTHER = '+lain';
/** Each new name of a file is compared with so many others of it at most. */
const MOST_COMPARED = 300;

export interface LookAlikes {
  rows: readonly FileRow[];
  questions: readonly Question[];
  /** The lines of rows that are another row of the file once more. */
  merged: readonly number[];
  /** Names that are in no list yet. */
  newNames: readonly string[];
}

/** Finds new names that may be known ones in another spelling: 'Sukamaju' where there is 'Suka Maju'. */
export function lookAlikes(
  rows: readonly FileRow[],
  { kolom, within, isVillage = false, satu }: OwnName,
  stored: readonly StoredName[],
  answers: Answers,
): LookAlikes {
  const storedIn = Map.groupBy(stored, (one) => spelling(one.within));
  const scopes = new Map<string, ReturnType<typeof scopeOf>>();
  const questions: Question[] = [];
  const merged: number[] = [];
  const newNames: string[] = [];
  const taken = new Set<string>();
  const kept = rows.flatMap((row): FileRow | FileRow[] => {
    const said = textOf(row.isian[kolom]);
    const place = within === undefined ? '' : textOf(row.isian[within]);
    const key = spelling(place);
    const names = (storedIn.get(key) ?? []).map(({ nama }) => nama);
    const scope = scopes.get(key) ?? scopeOf(names, isVillage);
    scopes.set(key, scope);
    const alike = said === '' ? undefined : scope.find(said);
    if (!alike) {
      const own = scope.stored(said);
      if (said !== '') scope.add(said, row.nomor);
      if (said !== '' && own === undefined && stored.length > 0) newNames.push(said);
      // Capitals and blanks are no other name: the stored one stays as it is.
      const newRow = own === undefined ? row : { ...row, isian: { ...row.isian, [kolom]: own } };
      taken.add(JSON.stringify(newRow.isian));
      return newRow;
    }
    const id = `nama/${kolom}/${key}/${said}`;
    const where = alike.at === undefined ? 'sudah tersimpan' : `baris ${alike.at}`;
    questions.push({
      ...{ id, group: 'nama', text: said, proposal: alike.nama },
      detail: [[place, `baris ${row.nomor}`].filter(Boolean).join(', ')],
      options: [
        { value: alike.nama, label: `${alike.nama} (${where})` },
        { value: ANOTHER, label: `Bukan itu: tambahkan ${satu} ini` },
      ],
    });
    if (answers[id] === ANOTHER) {
      scope.add(said, row.nomor);
      newNames.push(said);
    }
    if (answers[id] !== alike.nama) return row;
    const isian = { ...row.isian, [kolom]: alike.nama };
    if (taken.has(JSON.stringify(isian))) {
      merged.push(row.nomor);
      return [];
    }
    taken.add(JSON.stringify(isian));
    return { ...row, isian };
  });
  return { rows: kept, questions, merged, newNames };
}

/** The names of one place: those that are stored, and those that the file has added. */
function scopeOf(stored: readonly string[], isVillage: boolean) {
  const known = namesOf(stored, { isVillage });
  const lower = new Map(stored.map((name) => [name.toLowerCase(), name]));
  const added = new Map<string, { nama: string; at: number }>();
  const all: { nama: string; at: number }[] = [];
  return {
    stored: (said: string): string | undefined => lower.get(said.toLowerCase()),
    add: (nama: string, at: number) => {
      if (!added.has(spelling(nama))) added.set(spelling(nama), { nama, at });
      all.push({ nama, at });
    },
    /** A name that is alike, and not the very same. The server knows stored names in any case of their letters. */
    find: (said: string): { nama: string; at?: number } | undefined => {
      if (lower.has(said.toLowerCase()) || all.some(({ nama }) => nama === said)) return undefined;
      const found = known.find(said);
      if (found.is !== 'tanya') return { nama: found.name };
      const same = added.get(spelling(said));
      if (same || all.length > MOST_COMPARED) return same;
      return all.find(({ nama }) => closeName(nama, said));
    },
  };
}
