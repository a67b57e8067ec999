import type { Resource } from '#contract/resource.ts';
import { changesSchema, formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem, Schema } from '../openapi.ts';
import { importOperation } from './import.ts';
import { reportImportPaths } from './import-laporan.ts';
import { correctionPaths, reasonField } from './koreksi.ts';
import { readOperations, type Said } from './reads.ts';
import { versionPaths } from './versi.ts';
import { writeOperations } from './writes.ts';

export interface Part {
  paths: Record<string, PathItem>;
  schemas: Record<string, Schema>;
}

const owner: Schema = {
  ...{ type: 'integer', minimum: 1, examples: [2] },
  description: 'Pemiliknya; hanya berlaku bagi superadmin, selain itu si pengirim',
};

/** The paths and schemas of a resource with the ordinary reads and writes. */
export function collectionPart(resource: Resource): Part {
  const { path, name, called, instead = [], input, rules, aliases } = resource;
  const said: Said = {
    id: path.replace(/[/-]([a-z])/g, (_whole, letter: string) => letter.toUpperCase()),
    one: resource.one ?? called.toLowerCase(),
    row: rowSchema(resource.row),
  };
  const form = (asked: Resource['rules']['add']): Schema => {
    const { properties, ...schema } = formSchema({
      input,
      rules: asked,
      row: resource.row,
      ...(aliases && { aliases }),
    });
    const isHandedOver = resource.writers.isOwned && !resource.isNeverHandedOver;
    return { ...schema, properties: { ...(properties as object), ...(isHandedOver && { user_id: owner }) } };
  };
  const added = form(rules.add);
  const changeForm = changesSchema(form(rules.edit));
  const changed = resource.laporan
    ? { ...changeForm, properties: { ...(changeForm['properties'] as object), ...reasonField } }
    : changeForm;
  const { list, one } = readOperations(resource, said);
  const { create, ...changes } = writeOperations(resource, said, { added, changed });
  return {
    paths: {
      [`/api${path}`]: { get: list, post: create },
      [`/api${path}/{id}`]: { get: one, ...changes },
      ...(resource.isImported && { [`/api${path}/impor`]: { post: importOperation(resource, said) } }),
      ...versionPaths(resource, said),
      ...correctionPaths(resource, said),
      ...reportImportPaths(resource, said),
    },
    schemas: {
      [name]: said.row,
      [`Isian${name}`]: added,
      [`Ubahan${name}`]: changed,
      ...Object.fromEntries(instead.map((other) => [other.name, rowSchema(other.row)])),
    },
  };
}
