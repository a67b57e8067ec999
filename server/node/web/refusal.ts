import type { Envelope, Failure } from '#contract/envelope.ts';

/** A refusal in the API's envelope, by what stands before the API. */
export function refusal(code: number, message: string, headers?: Record<string, string>): Response {
  const body: Envelope<Failure> = { meta: { status: 'error', message, code }, data: { message } };
  return Response.json(body, { status: code, headers });
}
