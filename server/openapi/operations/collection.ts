import type { Described } from '../collections/collection.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem, Schema } from '../openapi.ts';
import { schemasOf } from './collection-schemas.ts';
import { readOperations } from './reads.ts';
import { writeOperations } from './writes.ts';

export interface Part {
  paths: Record<string, PathItem>;
  schemas: Record<string, Schema>;
}

/** 'HargaPangan' for '/harga-pangan'. */
const nameOf = (path: string): string => path.replace(/[/-]([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

/** All that the document says of a collection with the ordinary reads and writes. */
export function collectionPart(collection: Described): Part {
  const { path, komponen, instead = [] } = collection;
  const named = nameOf(path);
  const { row, added, changed } = schemasOf(collection);
  const { list, one } = readOperations(collection, named, row);
  const { create, ...changes } = writeOperations(collection, named, row, { added, changed });
  return {
    paths: {
      [`/api${path}`]: { get: list, post: create },
      [`/api${path}/{id}`]: { get: one, ...changes },
    },
    schemas: {
      [komponen]: row,
      [`Isian${komponen}`]: added,
      [`Ubahan${komponen}`]: changed,
      ...Object.fromEntries(instead.map((other) => [other.komponen, rowSchema(other.row, other.komponen)])),
    },
  };
}
