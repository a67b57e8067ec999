import type { Described } from '../collections/collection.ts';
import { changesSchema, formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Schema } from '../openapi.ts';

const owner: Schema = {
  ...{ type: 'integer', minimum: 1, examples: [2] },
  description: 'Pemiliknya; hanya berlaku bagi superadmin, selain itu si pengirim',
};

/** The schemas of a collection: a row, a new row's fields, and those of an update. */
export function schemasOf({ komponen, row, input, rules, access, aliases, handsOver = true }: Described) {
  const form = (asked: Described['rules']['add']): Schema => {
    const { properties, ...schema } = formSchema({ input, rules: asked, aliases }, komponen);
    return {
      ...schema,
      properties: { ...(properties as object), ...(access.isOwned && handsOver && { user_id: owner }) },
    };
  };
  return {
    row: rowSchema(row, komponen),
    added: form(rules.add),
    changed: changesSchema(form(rules.edit)),
  };
}
