/** Stands in for `graphql-tag`, whose parser no page needs: documents are parsed when the app is built. */
export const gql = (): never => {
  throw new Error('A document was not parsed at build time: write it as one gql literal without expressions');
};

// Apollo Client exports these under their names too.
export const disableExperimentalFragmentVariables = (): void => {};
export const disableFragmentWarnings = (): void => {};
export const enableExperimentalFragmentVariables = (): void => {};
export const resetCaches = (): void => {};
