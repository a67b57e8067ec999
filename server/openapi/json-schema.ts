import { z } from 'zod';
import { column } from '#contract/columns.ts';
import type { Schema } from './openapi.ts';

/** Ids and counts in a query come as text; nine digits of it are a number to whoever reads the document. */
const DIGITS = '^\\d{1,9}$';

/** Says the same in fewer words. */
const tidy = (schema: Schema): void => {
  // The format says it already.
  if ('format' in schema) delete schema['pattern'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['pattern'] === DIGITS) {
    delete schema['pattern'];
    Object.assign(schema, { type: 'integer', minimum: 0, maximum: 999_999_999 });
  }
  const [value, none, ...more] = (schema['anyOf'] ?? []) as Schema[];
  if (value && none?.['type'] === 'null' && more.length === 0 && !('enum' in value)) {
    delete schema['anyOf'];
    Object.assign(schema, value, { type: [value['type'], 'null'] });
  }
  // What it means stands last, as in a field of an input.
  for (const word of ['description', 'examples']) {
    const { [word]: said } = schema;
    delete schema[word];
    if (said !== undefined) schema[word] = said;
  }
};

function jsonSchema(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema as Schema),
  });
  return schema;
}

/** A schema without what is said beside it. */
const bare = ({ default: _, description: __, examples: ___, ...schema }: Schema): Schema => schema;

/** One field: what it takes in, narrowed by what it must have become once blanks are gone. */
function fieldSchema(type: z.ZodType): Schema {
  const sent = bare(jsonSchema(type, 'input'));
  const kept = bare(jsonSchema(type, 'output'));
  if (!('type' in kept || 'anyOf' in kept)) return sent;
  const { maxLength, minLength } = sent;
  return { ...(maxLength !== undefined && { maxLength }), ...(minLength !== undefined && { minLength }), ...kept };
}

/** The fields of an input or a filter with what they mean, and what counts when they are absent. */
export function fieldSchemas(object: z.ZodObject, row?: z.ZodObject): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(object.shape).map(([name, type]) => {
      const field = type as z.ZodType;
      const { data } = field.safeParse(undefined);
      const absent = data === undefined || data === null ? {} : { default: data };
      return [name, { ...fieldSchema(field), ...absent, ...meaningOf(name, object, row) }];
    }),
  );
}

/** What a field means by its own word, else by that of the row, else by that of any row. */
function meaningOf(name: string, ...objects: (z.ZodObject | undefined)[]) {
  const shapes: Record<string, z.ZodType | undefined>[] = [...objects.map((object) => object?.shape ?? {}), column];
  return shapes.map((shape) => shape[name]?.meta()).find((meaning) => meaning !== undefined);
}

/** The schema of a row, or of one field. */
export const rowSchema = (row: z.ZodType): Schema => jsonSchema(row, 'input');
