import type { Failure } from '#contract/envelope.ts';
import { DEVICE_ANSWER_HEADER, readEnvelope } from '../lib/answers';
import { serverClock, serverHistory } from '../lib/browser';
import { ApiError, UNREADABLE } from './api-error';
import { noteAnswer } from './kept-since';

/** An answer that takes longer is not coming: weak signal often leaves a connection open and silent. */
const TIMEOUT_MS = 30_000;
/** Two megabytes of a photo take a minute and a half on 2G. */
const UPLOAD_TIMEOUT_MS = 300_000;

const OFFLINE = 'Tidak dapat terhubung ke server. Periksa sambungan internet Anda.';

/**
 * Unwraps `{ meta, data }`: resolves to `data` alone, or throws an ApiError with the server's own message.
 * A proxy's HTML page, a cut answer and no answer at all become the same kind of failure.
 *
 * @param isAside asked ahead (link.ts): a stored answer does not make the screen say how old its data are
 */
export async function fetchData(
  send: typeof fetch,
  input: RequestInfo | URL,
  init?: RequestInit,
  isAside = false,
): Promise<Response> {
  const writesBefore = serverHistory.writes();
  const { response, envelope } = await answerWithin(isUpload(init) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS, send, input, init);
  if (!envelope) throw new ApiError(UNREADABLE, response.ok ? 0 : response.status);
  // No cache on the way keeps what a token asks for: such a date is of this moment.
  if (new Headers(init?.headers).has('Authorization')) {
    serverClock.hear(response.headers.get('Date'));
    serverHistory.hear(response.headers.get('X-Riwayat'), writesBefore);
  }
  if (envelope.meta.status !== 'success') {
    const { meta } = envelope;
    const data = envelope.data as Partial<Failure>;
    throw new ApiError(data?.alasan || meta.message || UNREADABLE, response.status, data, retryAfter(response));
  }
  // Answers to writes, and stored ones to what is asked ahead, say nothing about the age of what is on screen.
  const since = response.headers.get(DEVICE_ANSWER_HEADER);
  if (!init?.body && !(isAside && since !== null)) noteAnswer(String(input), since);
  return new Response(JSON.stringify(asPage(envelope.data) ?? {}), { headers: { 'Content-Type': 'application/json' } });
}

/** AbortSignal.any and .timeout are younger than the phones this runs on. */
async function answerWithin(ms: number, send: typeof fetch, input: RequestInfo | URL, init: RequestInit = {}) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  init.signal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await send(input, { ...init, signal: controller.signal });
    return { response, envelope: await readEnvelope(response) };
  } catch (reason) {
    throw init.signal?.aborted ? reason : new ApiError(OFFLINE, 0);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

/** A JSON body of so many signs takes as long as a picture. */
const LONG_BODY = 200_000;

const isUpload = ({ body }: RequestInit = {}): boolean =>
  (typeof body === 'string' && body.length > LONG_BODY) ||
  (body instanceof FormData && [...body.values()].some((value) => typeof value !== 'string'));

const retryAfter = ({ headers }: Response): number | undefined => Number(headers.get('Retry-After')) || undefined;

/** Older servers answer some lists with a bare array: a single page (kontrak.md, Envelope). */
const asPage = (data: unknown) =>
  Array.isArray(data)
    ? {
        data,
        from: data.length ? 1 : null,
        to: data.length || null,
        total: data.length,
        last_page: 1,
        next_page_url: null,
      }
    : data;
