import type { Schema } from './openapi.ts';

/** An example of a schema, composed from the examples of its parts. */
export function exampleOf(schema: Schema): unknown {
  const {
    examples,
    properties,
    items,
    anyOf,
    default: absent,
  } = schema as {
    examples?: unknown[];
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
    default?: unknown;
  };
  if (examples) return examples[0];
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner)]));
  }
  if (items) return [exampleOf(items)];
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  return absent ?? null;
}
