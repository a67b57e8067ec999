import type { z } from 'zod';
import type { Rule } from '#contract/rules.ts';
import { fieldSchemas } from './json-schema.ts';
import type { Schema } from './openapi.ts';

interface Asked {
  input: z.ZodObject;
  rules: readonly Rule<never>[];
  /** Describes the fields that have no description of their own. */
  row?: z.ZodObject;
  /** Fields that the schema does not parse. */
  more?: Record<string, Schema>;
  aliases?: Record<string, string>;
}

/** The schema of a form. A field is required when the rules or the input schema refuse its absence. */
export function formSchema({ input, rules, row, more = {}, aliases = {} }: Asked): Schema {
  const isBroken = (field: string, values: object) =>
    rules.some(([, breaks, name]) => name === field && breaks(values as never));
  const refuses = (field: string, value: unknown) =>
    input.shape[field]?.safeParse(value).success === false || isBroken(field, { [field]: value });

  const fields = { ...fieldSchemas(input, row), ...more };
  const required = Object.keys(fields).filter((field) => refuses(field, undefined));
  const properties = Object.entries(fields).map(([field, schema]) => {
    const isText = schema['type'] === 'string' && !('enum' in schema);
    const filled = isText && required.includes(field) && refuses(field, '') ? { minLength: 1, ...schema } : schema;
    return [field, withAliases(field, filled, aliases)];
  });
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

/** The same form for an update, in which every field is optional. */
export function changesSchema({ properties, ...schema }: Schema): Schema {
  const { required: _, ...rest } = schema;
  const optional = Object.entries(properties as Record<string, Schema>).map(([field, { default: __, ...one }]) => [
    field,
    one,
  ]);
  return { ...rest, properties: Object.fromEntries(optional) };
}

function withAliases(field: string, schema: Schema, aliases: Record<string, string>): Schema {
  const names = Object.keys(aliases).filter((alias) => aliases[alias] === field);
  if (names.length === 0) return schema;
  return { ...schema, description: `${schema['description']}. Diterima juga sebagai ${names.join(' dan ')}` };
}
