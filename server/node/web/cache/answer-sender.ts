import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, isKnownBy, unchanged } from '../answer.ts';

/** Alternating names and values, as `writeHead` takes them. */
type Head = readonly string[];

/** Sends cached answers with precomputed headers. */
export function createSender(fixed: readonly (readonly [name: string, value: string])[]) {
  const ready = new WeakMap<Answer, { whole: Head; notModified: Head }>();
  const headOf = ({ headers, body }: Answer): Head => [
    ...fixed.filter(([name]) => headers[name.toLowerCase()] === undefined).flat(),
    ...Object.entries(headers).flat(),
    ...(body ? ['content-length', String(body.byteLength)] : []),
  ];
  const readyOf = (answer: Answer) => {
    const made = ready.get(answer) ?? { whole: headOf(answer), notModified: headOf(unchanged(answer)) };
    ready.set(answer, made);
    return made;
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse, id: string, answer: Answer): void => {
    const { whole, notModified: known } = readyOf(answer);
    const own = ['X-Request-Id', id, 'Date', new Date().toUTCString()];
    if (isKnownBy(incoming.headers['if-none-match'], answer)) {
      outgoing.writeHead(304, [...known, ...own]).end();
      return;
    }
    outgoing.writeHead(answer.status, [...whole, ...own]).end(answer.body);
  };
}
