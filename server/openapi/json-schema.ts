import { z } from 'zod';
import { meaningOf } from './glossary.ts';
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

/** One field: what it takes in, narrowed by what it must have become once blanks are gone. */
function fieldSchema(type: z.ZodType): Schema {
  const { default: _, ...sent } = jsonSchema(type, 'input');
  const { default: __, ...kept } = jsonSchema(type, 'output');
  if (!('type' in kept || 'anyOf' in kept)) return sent;
  const { maxLength, minLength } = sent;
  return { ...(maxLength !== undefined && { maxLength }), ...(minLength !== undefined && { minLength }), ...kept };
}

/** The fields of an input or a filter with what they mean, and what counts when they are absent. */
export function fieldSchemas(object: z.ZodObject, of: string): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(object.shape).map(([name, type]) => {
      const field = type as z.ZodType;
      const { data } = field.safeParse(undefined);
      const absent = data === undefined || data === null ? {} : { default: data };
      return [name, explained(name, of, { ...fieldSchema(field), ...absent })];
    }),
  );
}

/** The schema of a row; what stands in it is explained by name. */
export const rowSchema = (row: z.ZodType, of: string): Schema => explainedAll(jsonSchema(row, 'input'), of);

function explained(name: string, of: string, schema: Schema): Schema {
  const [description, example] = meaningOf(name, of) ?? [];
  return {
    ...schema,
    ...(description && { description }),
    ...(example !== undefined && example !== null && { examples: [example] }),
  };
}

function explainedAll(schema: Schema, of: string): Schema {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
  };
  return {
    ...schema,
    ...(items && { items: explainedAll(items, of) }),
    ...(anyOf && { anyOf: anyOf.map((one) => explainedAll(one, of)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, explained(name, of, explainedAll(inner, of))]),
      ),
    }),
  };
}
