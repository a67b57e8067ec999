import { exampleOf } from './example.ts';
import type { RequestBody, Schema } from './openapi.ts';

const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data';
const URL_ENCODED = 'application/x-www-form-urlencoded';

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Progressive JPEGs are decoded whole in memory, so their limit is lower (docs/decisions/0022). */
export const pictureBounds = 'paling besar 2.000.000 bita dan 40 megapiksel; JPEG progresif sampai 24 megapiksel';

/** A file in a form. */
export const file = (description: string): Schema => ({
  type: 'string',
  contentMediaType: 'application/octet-stream',
  description,
});

/** A form that must come as multipart, because of a file in it. */
export const formWithFile = (schema: Schema, field: string, contentType: string): RequestBody => ({
  required: true,
  content: { [MULTIPART]: { schema, encoding: { [field]: { contentType } } } },
});

interface Sent {
  /** Name of the component with the fields, and the component itself. */
  fields: [name: string, schema: Schema];
  /** Further fields. */
  more?: Record<string, Schema>;
  files?: Record<string, Schema>;
  /** The required ones among the further fields and files. */
  required?: string[];
}

/** One body in the three encodings that the API reads; files travel in multipart alone. */
export function requestBody({ fields: [name, schema], more, files, required = [] }: Sent): RequestBody {
  const fileNames = Object.keys(files ?? {});
  const example = { ...(exampleOf(schema) as object), ...(exampleOf({ properties: more ?? {} }) as object) };
  const plain = joined(name, more, required);
  const multipart = {
    schema: joined(name, files ? { ...more, ...files } : more, required),
    example,
    ...(files && { encoding: Object.fromEntries(fileNames.map((field) => [field, { contentType: 'image/*' }])) }),
  };
  const needsFile = required.some((field) => fileNames.includes(field));
  if (needsFile) {
    const { example: _, ...form } = multipart;
    return { required: true, content: { [MULTIPART]: form } };
  }
  return {
    ...(required.length > 0 || 'required' in schema ? { required: true } : {}),
    content: {
      [MULTIPART]: multipart,
      [JSON_TYPE]: { schema: plain, example },
      [URL_ENCODED]: { schema: plain, example },
    },
  };
}

function joined(name: string, more: Record<string, Schema> | undefined, required: string[]): Schema {
  if (!more) return refTo(name);
  return {
    allOf: [refTo(name), { type: 'object', properties: more, ...(required.length > 0 && { required }) }],
  };
}
