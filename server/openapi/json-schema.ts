import { z } from 'zod';
import { column } from '#contract/columns.ts';
import type { Schema } from './openapi.ts';

/** Ids and counts in a query are parsed from text with this pattern; the document calls them integers. */
const DIGITS = '^\\d{1,9}$';

/** Shortens what zod generates without changing what it means. */
const tidy = (schema: Schema): void => {
  // The format implies it.
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
  // Keeps one order of keys, wherever `meta` was applied.
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

/** The constraints alone. */
const bare = ({ default: _, description: __, examples: ___, ...schema }: Schema): Schema => schema;

/** One field: the schema of the parsed value, with the length limits of the text that is sent. */
function fieldSchema(type: z.ZodType): Schema {
  const sent = bare(jsonSchema(type, 'input'));
  const kept = bare(jsonSchema(type, 'output'));
  if (!('type' in kept || 'anyOf' in kept)) return sent;
  const { maxLength, minLength } = sent;
  return { ...(maxLength !== undefined && { maxLength }), ...(minLength !== undefined && { minLength }), ...kept };
}

/** The fields of an input or a filter, with descriptions and defaults. */
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

/** The description of a field: its own, else that of the same column in the row, else that of a shared column. */
function meaningOf(name: string, ...objects: (z.ZodObject | undefined)[]) {
  const shapes: Record<string, z.ZodType | undefined>[] = [...objects.map((object) => object?.shape ?? {}), column];
  return shapes.map((shape) => shape[name]?.meta()).find((meaning) => meaning !== undefined);
}

/** The schema of a row, or of one field. */
export const rowSchema = (row: z.ZodType): Schema => jsonSchema(row, 'input');
