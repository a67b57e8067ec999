import type { OpenApi, Schema } from '../openapi.ts';

type Components = OpenApi['components'];

/** What a reference names; anything else is itself. */
export function resolved<Value extends object>(components: Components, value: Value | { $ref: string }): Value {
  if (!('$ref' in value)) return value as Value;
  const [, , group = '', name = ''] = String(value.$ref).split('/');
  return (components as Record<string, Record<string, unknown>>)[group]?.[name] as Value;
}

/** The fields of an object, those of all its parts together. */
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

/** The rows and objects that a schema shows, by name, without what stands around every answer. */
export function componentsIn(value: unknown): string[] {
  const names = [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !['Berhasil', 'Kegagalan', 'Halaman'].includes(name));
}
