import { hash } from 'node:crypto';
import { failureEnvelope } from '../../http/answer.ts';
import { namesTag } from '../../http/read/revision-tag.ts';

/** A complete answer that may be cached and sent many times, so it is immutable. Header names are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Headers of the body, which a 304 lacks. The page's policy stays: a 304 updates it. */
const ABOUT_BODY = ['content-type', 'content-encoding', 'content-length'];

/** Answers a request, with 304 when the client has this version. */
export function reply(request: Request, answer: Answer): Response {
  const { status, headers, body } = isKnownBy(request.headers.get('If-None-Match'), answer)
    ? unchanged(answer)
    : answer;
  return new Response(body, { status, headers });
}

/** Whether a client has this version, going by its `If-None-Match`. */
export const isKnownBy = (header: string | null | undefined, { headers: { etag } }: Answer): boolean =>
  Boolean(header && etag && namesTag(header, etag));

/** The 304 for an answer. */
export const unchanged = ({ headers }: Answer): Answer => ({
  status: 304,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ABOUT_BODY.includes(name))),
  body: null,
});

/** An entity tag from the content: what is the same after a new build, or a write elsewhere, need not be sent again. */
export const tagOf = (body: Uint8Array): string => hash('sha256', body, 'base64url').slice(0, 22);

/** A refusal in the API's envelope, for layers before the API. */
export const refusal = (code: number, message: string, headers?: Record<string, string>): Response =>
  Response.json(failureEnvelope(code, message), { status: code, headers });
