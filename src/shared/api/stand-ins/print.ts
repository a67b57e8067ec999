const names = new WeakMap<object, string>();
let count = 0;

/**
 * A name for a document, the same each time. Stands in for GraphQL's printer within Apollo Client, which asks for a
 * document's text only to tell one from another; Apollo's documents are each one object.
 */
export const print = Object.assign(
  (document: object): string => {
    const name = names.get(document) ?? `dokumen ${count++}`;
    names.set(document, name);
    return name;
  },
  { reset: (): void => {} },
);
