import type { z } from 'zod';
import { fieldSchemas } from './json-schema.ts';
import type { Parameter, Ref, Schema } from './openapi.ts';

/** Header parameters that many operations take, and the number in an address. */
export const sharedParameters: Record<string, Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Kunci baru untuk setiap kiriman, misalnya UUID. Kiriman ulang dengan kunci dan isi yang sama mendapat jawaban yang pertama, selama 30 hari; dengan isi lain 422',
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$', examples: ['018f3f5e-7c1a-7b2e-9a54-2f1d6c0b8e77'] },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'Revisi yang hendak diubah, seperti "3". Bila barisnya sudah berubah: 412. Tanpa ini yang terakhir menang',
    schema: { type: 'string', examples: ['"3"'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'ETag dari jawaban sebelumnya; bila belum berubah: 304',
    schema: { type: 'string', examples: ['W/"2-9b2f0c4e-318"'] },
  },
};

export const shared = (name: keyof typeof sharedParameters): Ref => ({ $ref: `#/components/parameters/${name}` });

/** A parameter of one address; what stands in its path is required. */
export const parameter = (
  place: Parameter['in'],
  name: string,
  described: Pick<Parameter, 'description' | 'schema' | 'example'>,
): Parameter => ({ name, in: place, required: place === 'path', ...described });

/** An id in a path. */
export const idInPath = (name = 'id', description = 'Nomor baris', example = 7): Parameter =>
  parameter('path', name, { description, schema: { type: 'integer', minimum: 0, maximum: 999_999_999 }, example });

/** The query parameters of a list. */
export function filterParameters(filter: z.ZodObject, row: z.ZodObject): Parameter[] {
  return Object.entries(fieldSchemas(filter, row)).map(([name, { description, examples: _, ...schema }]) => {
    const type = filter.shape[name] as z.ZodType;
    return {
      ...{ name, in: 'query', description: `${description}${cutTo(type, schema)}` },
      schema: { ...schema, ...(isFromOne(type, schema) && { minimum: 1 }) },
    };
  });
}

/** Whether zero is refused. A refinement does not show in the generated schema, so it is tried out. */
const isFromOne = (type: z.ZodType, { type: kind }: Schema) =>
  kind === 'integer' && type.safeParse('1').success && !type.safeParse('0').success;

/** Describes a maximum that is applied silently instead of refused. */
function cutTo(type: z.ZodType, { type: kind, maximum }: Schema): string {
  const { data } = type.safeParse(String(maximum));
  return kind === 'integer' && typeof data === 'number' && data !== maximum ? `; di atas ${data} menjadi ${data}` : '';
}
