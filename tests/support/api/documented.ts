import { z } from 'zod';
import { buildDocument } from '../../../server/openapi/document.ts';
import type { Answer, Method, Operation, Schema } from '../../../server/openapi/openapi.ts';

/** As clients read it: what JSON cannot say is not there. */
export const document: ReturnType<typeof buildDocument> = JSON.parse(JSON.stringify(buildDocument()));

export interface Documented {
  path: string;
  method: Method;
  operation: Operation;
}

/** Every method at every address. */
export const operations: readonly Documented[] = Object.entries(document.paths).flatMap(([path, item]) =>
  (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => ({ path, method, operation })),
);

/** What a reference in the document names. */
export function resolved<Value extends object>(value: Value | { $ref: string }): Value {
  if (!('$ref' in value)) return value as Value;
  const [, , group = '', name = ''] = String(value.$ref).split('/');
  return (document.components as unknown as Record<string, Record<string, Value>>)[group]![name]!;
}

/** A schema without references that admits no field but those it names. */
export function strict(given: Schema): Schema {
  const { allOf, properties, items, anyOf, ...schema } = resolved<Schema>(given as { $ref: string }) as Schema & {
    allOf?: Schema[];
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
  };
  const parts = (allOf ?? []).map(strict) as { properties?: Record<string, Schema>; required?: string[] }[];
  const own = Object.fromEntries(Object.entries(properties ?? {}).map(([name, inner]) => [name, strict(inner)]));
  const fields = Object.assign({}, ...parts.map((part) => part.properties), own) as Record<string, Schema>;
  const required = [...parts.flatMap((part) => part.required ?? []), ...((schema['required'] as string[]) ?? [])];
  const isObject = properties !== undefined || parts.length > 0;
  return {
    ...schema,
    ...(isObject && { type: schema['type'] ?? 'object', properties: fields, required, additionalProperties: false }),
    ...(items && { items: strict(items) }),
    ...(anyOf && { anyOf: anyOf.map(strict) }),
  };
}

const parsers = new Map<unknown, z.ZodType>();

/** What is wrong with an answer, going by the document; empty when it is as promised. */
export function broken({ operation }: Documented, status: number, body: unknown): string[] {
  const promised = operation.responses[status];
  if (!promised) return [`${operation.operationId} names no answer ${status}: ${JSON.stringify(body)}`];
  const { content = {} } = resolved<Answer>(promised);
  // A file.
  if (typeof body === 'string' && Object.keys(content).some((type) => type !== 'application/json')) return [];
  const schema = content['application/json']?.schema;
  if (!schema) return body === null ? [] : [`${operation.operationId} ${status} has no content`];
  const parser = parsers.get(promised) ?? z.fromJSONSchema(strict(schema) as never);
  parsers.set(promised, parser);
  const { error } = parser.safeParse(body);
  return error ? [`${operation.operationId} ${status}: ${z.prettifyError(error)} in ${JSON.stringify(body)}`] : [];
}

export const operationAt = (method: Method, path: string): Documented =>
  operations.find((one) => one.method === method && one.path === path)!;
