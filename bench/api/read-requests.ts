import type { Asked } from './load.ts';
import type { Question } from './questions.ts';
import { withTurn } from './turn.ts';

const CONNECTIONS = 32;

/** A question as it is sent: its paths in their turn, each at an address that nobody asked for before when it is new. */
export function readRequests({ title, status, headers, paths, isNew }: Question): Asked {
  let at = 0;
  const next = () => withTurn(paths[at++ % paths.length] ?? '/');
  return {
    ...{ title, status, connections: CONNECTIONS },
    requests: isNew
      ? [{ headers, setupRequest: (request) => ({ ...request, path: next() }) }]
      : paths.map((path) => ({ headers, path })),
  };
}
