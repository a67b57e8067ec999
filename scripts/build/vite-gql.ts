import { parse } from 'graphql';
import type { Plugin } from 'vite';

/**
 * Turns documents written with gql into the syntax trees that they stand for: no parser travels to the browser, and
 * nothing is parsed when a page comes alive (docs/decisions/0010).
 */
export const parsedDocuments = (): Plugin => ({
  name: 'parsed-documents',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('gql`')) return null;
    return {
      code: code.replace(/\bgql`((?:[^`$]|\$(?!\{))*)`/g, (_, source: string) =>
        JSON.stringify(parse(source, { noLocation: true })),
      ),
      map: null,
    };
  },
});
