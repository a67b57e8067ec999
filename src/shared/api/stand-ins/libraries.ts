/** Writes a flat filter as a query; what is absent is left out. Stands in for `qs` under apollo-link-rest. */
export const stringify = (filter: Record<string, string | number | boolean | null | undefined>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  return params.toString();
};

/** Stands in for `graphql-tag`, whose parser no page needs: documents are parsed when the app is built. */
export const gql = (): never => {
  throw new Error('A document was not parsed at build time: write it as one gql literal without expressions');
};

// Apollo Client exports these under their names too.
export const disableExperimentalFragmentVariables = (): void => {};
export const disableFragmentWarnings = (): void => {};
export const enableExperimentalFragmentVariables = (): void => {};
export const resetCaches = (): void => {};

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
