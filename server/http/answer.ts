import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Envelope, Failure } from '#contract/envelope.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';

const texts = new WeakMap<Response, string>();

/** The text of an answer made by `success`, without reading its body's stream; undefined for other answers. */
export const textOf = (response: Response): string | undefined => texts.get(response);

/** A successful answer in its envelope (kontrak.md, Envelope). */
export function success<Data>(c: Context, data: Data, code: 200 | 201 = 200, message = 'Berhasil'): Response {
  const text = JSON.stringify({ meta: { status: 'success', message, code }, data } satisfies Envelope<Data>);
  const response = c.body(text, code, { 'Content-Type': 'application/json' });
  texts.set(response, text);
  return response;
}

/** What a refusal carries besides its sentence. */
interface Details {
  errors?: Failure['errors'];
  /** Further facts for `data`. */
  data?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A refusal with its HTTP status and an Indonesian sentence; handlers may throw it anywhere. */
export class Refusal extends Error {
  readonly code: ContentfulStatusCode;
  readonly details: Details;

  constructor(code: ContentfulStatusCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** A 422 with complaints by field. */
export const invalid = (message: string, errors: Record<string, string[]>): Refusal =>
  new Refusal(422, message, { errors });

export const notFound = (what: string): Refusal => new Refusal(404, `${regional(what)} tidak ditemukan`);

/** The envelope of a failure; the sentence stands in `meta.message` and in `data.message`. */
export const failureEnvelope = (code: number, message: string, more?: Omit<Failure, 'message'>): Envelope<Failure> => ({
  meta: { status: 'error', message, code },
  data: { message, ...more },
});

export const failure = (c: Context, { code, message, details: { errors, data, headers } }: Refusal) =>
  c.json(failureEnvelope(code, message, { ...(errors && { errors }), ...data }), code, headers);
