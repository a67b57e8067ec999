/** A whole answer that may be kept and given many times, so it is never changed. Header names are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** Headers that describe the body, which a 304 does not have. The policy of the page stays: a 304 renews it. */
const ABOUT_BODY = ['content-type', 'content-encoding', 'content-length'];

/** Answers a request: 304 when the client has this very version. */
export function reply(request: Request, { status, headers, body }: Answer): Response {
  const tag = headers['etag'];
  if (tag && namesTag(request.headers.get('If-None-Match'), tag)) {
    const kept = Object.entries(headers).filter(([name]) => !ABOUT_BODY.includes(name));
    return new Response(null, { status: 304, headers: Object.fromEntries(kept) });
  }
  return new Response(body, { status, headers });
}

/** The weak comparison of RFC 9110 section 13.1.2. */
const namesTag = (header: string | null, tag: string): boolean =>
  header?.split(',').some((named) => named.trim() === '*' || strong(named.trim()) === strong(tag)) ?? false;

const strong = (tag: string) => tag.replace(/^W\//, '');
