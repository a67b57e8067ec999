import type { z } from 'zod';
import type { Keluhan } from '#contract/envelope.ts';
import type { NaturalKey, Resource } from '#contract/resource.ts';
import { lowerCase } from '../../../db/dialects.ts';
import { isBlank, withoutBlanks } from '../body-fields.ts';
import { verdictOn } from '../validated.ts';
import type { Stored } from '../writes.ts';
import type { Known } from './known-rows.ts';

/** A row of an import that is right: what is to be stored, and in the place of which. */
export interface Judged {
  /** Its number among the rows, counted from 1. */
  baris: number;
  values: Record<string, unknown>;
  /** Null: it is new. */
  stored: Stored | null;
  /** The fields that change. */
  changed: readonly string[];
}

type Shaped = z.ZodType & Pick<z.ZodObject, 'shape'>;

interface Asked {
  rules: Resource['rules'];
  input: Shaped;
  naturalKey: NaturalKey;
  /** Fields that stay as they are where a cell is blank. */
  keepsBlank?: readonly string[];
}

/**
 * Judges the rows of an import one after the other, against what is stored and against each other.
 *
 * @returns null for a row that is wrong; `complain` has been told of everything in it
 */
export function rowJudge(
  { rules, input, naturalKey, keepsBlank = [] }: Asked,
  known: readonly Known[],
  stored: readonly Stored[],
  complain: (keluhan: Keluhan) => void,
) {
  const fieldNames = Object.keys(input.shape);
  const keyOf = keyBy(naturalKey);
  const existing = new Map(stored.map((row) => [keyOf(row), row]));
  const seen = new Map<string, number>();

  return (sent: unknown, baris: number): Judged | null => {
    let isWrong = false;
    const wrong = (kolom: string, pesan: string) => {
      isWrong = true;
      complain({ baris, kolom, pesan });
    };
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
      wrong('', 'Baris ini harus berupa isian');
      return null;
    }
    const lost = new Set<string>();
    const fields = withNumbers(known, { ...sent }, (column, kolom, pesan) => {
      lost.add(column);
      wrong(kolom, pesan);
    });
    const key = soundKey(naturalKey, input, fields, keyOf);
    const before = (key !== null && existing.get(key)) || null;
    const told = Object.fromEntries(fieldNames.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
    const cells = before ? withoutBlanks(told, keepsBlank) : told;
    const verdict = verdictOn({ ...before, ...cells }, before ? rules.edit : rules.add, input);
    if ('errors' in verdict) {
      for (const [field, sentences] of Object.entries(verdict.errors)) {
        if (lost.has(field)) continue;
        for (const pesan of sentences) wrong(shownField(known, field, sent), pesan);
      }
      return null;
    }
    if (isWrong) return null;
    const values = verdict.data as Record<string, unknown>;
    const twin = seen.get(keyOf(values));
    seen.set(keyOf(values), twin ?? baris);
    if (twin !== undefined) {
      const kolom = naturalKey.name ?? naturalKey.called ?? naturalKey.columns[0] ?? '';
      wrong(kolom, `Sama dengan baris ${twin}`);
      return null;
    }
    const changed = fieldNames.filter((name) => before && values[name] !== before[name]);
    return { baris, values, stored: before, changed };
  };
}

const keyBy =
  ({ columns, name }: NaturalKey) =>
  (row: Record<string, unknown>): string =>
    JSON.stringify([...columns.map((column) => row[column]), name && lowerCase(String(row[name]))]);

/** The natural key of what was sent; null while a part of it is wrong. */
function soundKey(
  { columns, name }: NaturalKey,
  input: Shaped,
  fields: Record<string, unknown>,
  keyOf: (row: Record<string, unknown>) => string,
): string | null {
  const parts: Record<string, unknown> = {};
  for (const column of name === undefined ? columns : [...columns, name]) {
    const parsed = input.shape[column]?.safeParse(fields[column]) as { success: boolean; data: unknown } | undefined;
    if (!parsed?.success) return null;
    parts[column] = parsed.data;
  }
  return keyOf(parts);
}

/** Numbers in the place of the names by which a row points at others. A village is looked for in its kecamatan. */
function withNumbers(
  known: readonly Known[],
  sent: Record<string, unknown>,
  lose: (column: string, kolom: string, pesan: string) => void,
): Record<string, unknown> {
  const fields = { ...sent };
  // The kecamatan first: villages of one name are told apart by it.
  for (const { column, nameField, byNumber, byName } of known.toSorted(
    (one, other) => Number(one.column === 'kelurahan_id') - Number(other.column === 'kelurahan_id'),
  )) {
    const [number, name] = [fields[column], fields[nameField]];
    if (isBlank(number) && isBlank(name)) {
      if (nameField in fields) fields[column] ??= '';
      continue;
    }
    const kecamatan = column === 'kelurahan_id' ? Number(fields['kecamatan_id']) || undefined : undefined;
    const found = isBlank(number) ? byName(String(name), kecamatan) : byNumber(number);
    if ('id' in found) fields[column] = found.id;
    else lose(column, isBlank(number) ? nameField : column, found.refused);
  }
  return fields;
}

/** Where a complaint about a row that is pointed at belongs: to the name, unless a number was sent. */
const shownField = (known: readonly Known[], field: string, sent: object): string => {
  const at = known.find(({ column }) => column === field);
  return at && !(field in sent) ? at.nameField : field;
};
