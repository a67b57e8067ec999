import { sql } from 'kysely';
import type { Keluhan } from '#contract/envelope.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { references } from '../../../../db/references.ts';
import type { Db } from '../../../../ports.ts';
import type { Caller } from '../../../context.ts';
import { verdictOn } from '../../validated.ts';
import type { Writes } from '../../writes.ts';
import { keyOf, type ReportShape } from './report-shape.ts';

/** A sent row that is right by itself. */
export interface SentRow {
  /** Its number among the rows, counted from 1. */
  baris: number;
  /** The index of its period in what was sent. */
  periode: number;
  key: string;
  /** The revision of the stored row that it changes; undefined: there is none, or it is equal. */
  revisi: number | undefined;
  values: Record<string, unknown>;
}

interface RowChecks {
  rows: SentRow[];
  keluhan: Keluhan[];
}

/** The number of rows between pauses in which other requests have their turn. */
const SLICE = 500;

/** Checks each row by the report's rules, and that what it refers to exists. No two rows may be about the same. */
export async function checkRows<Input extends object>(
  db: Db,
  { rules, input }: Writes<Input>,
  shape: ReportShape,
  caller: Caller,
  { baris, periode }: { baris: readonly unknown[]; periode: number },
): Promise<RowChecks> {
  const checks = await referenceChecks(db, Object.keys(input.shape), shape);
  const rows: SentRow[] = [];
  const keluhan: Keluhan[] = [];
  const rowNumbers = new Map<string, number>();
  for (const [at, sentRow] of baris.entries()) {
    if (at % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
    const complain = (kolom: string, pesan: string) => keluhan.push({ baris: at + 1, kolom, pesan });
    if (typeof sentRow !== 'object' || sentRow === null || Array.isArray(sentRow)) {
      complain('', 'Baris ini harus berupa isian');
      continue;
    }
    const { periode: number, revisi, ...fields } = sentRow as Record<string, unknown>;
    if (!isWithin(number, periode)) complain('periode', `Periode harus nomor urut 1 sampai ${periode}`);
    else if (revisi !== undefined && !isWithin(revisi, Number.MAX_SAFE_INTEGER)) complain('revisi', 'Revisi tidak sah');
    else {
      const verdict = verdictOn({ ...fields, [shape.periodeColumn]: number, user_id: caller.id }, rules.add, input);
      if ('errors' in verdict) {
        for (const [kolom, sentences] of Object.entries(verdict.errors)) {
          for (const pesan of sentences) complain(kolom, pesan);
        }
        continue;
      }
      // Cast: the check knows the report's columns by name alone.
      const values = verdict.data as Record<string, unknown>;
      const missingReference = checks.find(({ has }) => !has(values));
      const key = keyOf(shape, values);
      const twin = rowNumbers.get(`${number} ${key}`);
      rowNumbers.set(`${number} ${key}`, twin ?? at + 1);
      if (missingReference) complain(missingReference.column, missingReference.says);
      else if (twin !== undefined) complain('', `Sama dengan baris ${twin}`);
      else rows.push({ baris: at + 1, periode: number - 1, key, revisi, values });
    }
  }
  return { rows, keluhan };
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

interface ReferenceCheck {
  column: string;
  has: (values: Record<string, unknown>) => boolean;
  says: string;
}

/** Reads all possible references at once: thousands of rows share the same few. */
async function referenceChecks(
  db: Db,
  fields: readonly string[],
  { periodeColumn }: ReportShape,
): Promise<ReferenceCheck[]> {
  const columns = fields.filter(
    (name): name is keyof typeof references => name in references && name !== periodeColumn && name !== 'user_id',
  );
  const checks: ReferenceCheck[] = [];
  for (const column of columns) {
    const { table, called } = references[column];
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(db);
    const ids = new Set(rows.map(({ id }) => Number(id)));
    const says = `${regional(called)} tidak ditemukan`;
    checks.push({ column, says, has: (values) => ids.has(Number(values[column])) });
  }
  if (!columns.includes('kelurahan_id')) return checks;
  const villages = await db.selectFrom('desa_kelurahan').select(['id', 'kecamatan_id']).execute();
  const places = new Map(villages.map(({ id, kecamatan_id }) => [id, kecamatan_id]));
  return [
    ...checks,
    {
      column: 'kelurahan_id',
      says: regional('Kelurahan tidak berada di kecamatan yang dipilih'),
      has: ({ kelurahan_id, kecamatan_id }) => places.get(Number(kelurahan_id)) === kecamatan_id,
    },
  ];
}
