import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope, Failure } from '#contract/envelope.ts';

/** The envelope of a success (api.md, Envelope). */
export const success = <Data>(c: Context, data: Data, code: 200 | 201 = 200, message = 'Berhasil') =>
  c.json({ meta: { status: 'success', message, code }, data } satisfies Envelope<Data>, code);

/** A refusal with its HTTP status and an Indonesian sentence; thrown anywhere in a handler. */
export class Refusal extends Error {
  readonly code: ContentfulStatusCode;
  readonly errors: Failure['errors'];

  constructor(code: ContentfulStatusCode, message: string, errors?: Failure['errors']) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, `${what} tidak ditemukan`);

/** The envelope of a failure; the sentence stands in `meta.message` and in `data.message`. */
export const failure = (c: Context, { code, message, errors }: Refusal) =>
  c.json(
    {
      meta: { status: 'error', message, code },
      data: errors ? { message, errors } : { message },
    } satisfies Envelope<Failure>,
    code,
  );
