import { apiOrigin } from '../config';
import type { Need } from './need';
import { stringify } from './stand-ins/libraries';

/** Where the link puts a need: the address under which the service worker keeps its answer. */
export function addressOf({ query, variables }: Need<unknown>): string {
  const path = query.definitions
    .flatMap((definition) => (definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : []))
    .flatMap(({ directives }) => directives ?? [])
    .find(({ name }) => name.value === 'rest')
    ?.arguments?.find(({ name }) => name.value === 'path')?.value;
  if (path?.kind !== 'StringValue') throw new Error('The document asks no address');
  const filled = path.value.replace(/\{args\.(\w+)\}/g, (_whole, name: string) => {
    const value: unknown = variables[name];
    return typeof value === 'object' && value !== null ? stringify({ ...value }) : String(value);
  });
  return `${apiOrigin || window.location.origin}/api${filled}`;
}
