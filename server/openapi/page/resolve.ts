import type { OpenApi, Schema } from '../openapi.ts';

type Components = OpenApi['components'];

/** Follows a reference; returns anything else unchanged. */
export function resolved<Value extends object>(components: Components, value: Value | { $ref: string }): Value {
  if (!('$ref' in value)) return value as Value;
  const [, , group = '', name = ''] = String(value.$ref).split('/');
  return (components as Record<string, Record<string, unknown>>)[group]?.[name] as Value;
}

/** The fields of an object, including those of its `allOf` parts. */
export function fieldsOf(components: Components, given: Schema): { fields: [string, Schema][]; required: string[] } {
  const schema = resolved<Schema>(components, given as { $ref: string });
  const {
    allOf = [],
    properties = {},
    required = [],
  } = schema as {
    allOf?: Schema[];
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const parts = allOf.map((part) => fieldsOf(components, part));
  const fields = new Map([...parts.flatMap((part) => part.fields), ...Object.entries(properties)]);
  return { fields: [...fields], required: [...parts.flatMap((part) => part.required), ...required] };
}

/** The named schemas that a schema refers to, without those of the envelope. */
export function componentsIn(value: unknown): string[] {
  const names = [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !['Berhasil', 'Kegagalan', 'Halaman'].includes(name));
}
