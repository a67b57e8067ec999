import { z } from 'zod';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { SheetColumn } from '#contract/resource.ts';

/** What stands in a cell: days and moments are texts in ISO 8601. */
export type Value = string | number | null;

/** A column of a file. */
export interface FileColumn {
  title: string;
  /** The field that stands in it, as programs call it. */
  name: string;
  kind: 'angka' | 'teks' | 'hari' | 'saat';
  of: (row: object) => Value;
}

/** The columns of a list's file, as its declaration names them. */
export const columnsOf = ({ row, sheet }: { row: z.ZodType; sheet: readonly SheetColumn[] }): FileColumn[] =>
  sheet.map(([title, field]) => {
    const path = field.split('.');
    return {
      title: regional(title),
      name: path.at(-1) ?? field,
      kind: kindOf(bare(fieldAt(row, path))),
      of: (one) => valueAt(one, path),
    };
  });

const valueAt = (row: object, path: readonly string[]): Value =>
  path.reduce<unknown>((at, name) => (at === null ? null : Reflect.get(at as object, name)), row) as Value;

const bare = (type: z.ZodType): z.ZodType => (type instanceof z.ZodNullable ? (type.unwrap() as z.ZodType) : type);

/** The declaration of a row's field, `users.no_hp` within a nested one. */
export function fieldAt(type: z.ZodType, path: readonly string[]): z.ZodType {
  const [name, ...rest] = path;
  if (name === undefined) return type;
  const within = bare(type);
  const inner = within instanceof z.ZodObject ? (within.shape[name] as z.ZodType | undefined) : undefined;
  if (!inner) throw new Error(`A file's column has no field '${path.join('.')}'`);
  return fieldAt(inner, rest);
}

function kindOf(type: z.ZodType): FileColumn['kind'] {
  if (type instanceof z.ZodISODate) return 'hari';
  if (type instanceof z.ZodISODateTime) return 'saat';
  const isFlag = type instanceof z.ZodLiteral && [...type.values].every((value) => typeof value === 'number');
  return type instanceof z.ZodNumber || isFlag ? 'angka' : 'teks';
}
