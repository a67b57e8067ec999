import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { apiOrigin } from '../config/api-origin';
import { stringify } from './stand-ins/qs';

/** Where the link puts a question: the address under which the service worker keeps its answer. */
export function addressOf<Data, Variables extends OperationVariables>(
  { definitions }: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): string {
  const path = definitions
    .flatMap((definition) => (definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : []))
    .flatMap(({ directives }) => directives ?? [])
    .find(({ name }) => name.value === 'rest')
    ?.arguments?.find(({ name }) => name.value === 'path')?.value;
  if (path?.kind !== 'StringValue') throw new Error('The document asks no address');
  const args: Record<string, unknown> = variables;
  const filled = path.value.replace(/\{args\.(\w+)\}/g, (_whole, name: string) => {
    const value = args[name];
    return typeof value === 'object' && value !== null ? stringify({ ...value }) : String(value);
  });
  return `${apiOrigin || window.location.origin}/api${filled}`;
}
