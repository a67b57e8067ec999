import type { FormatBerkas } from '#contract/limits.ts';
import { accessToken, expireSession } from '@/entities/session';
import { readEnvelope } from '@/shared/lib/answers';

/** A line that stays silent for this long is cut. */
const SILENCE_MS = 60_000;

/** Said when nothing of it came. */
export const OFFLINE = 'Unduhan memerlukan sinyal. Sambungkan perangkat ini ke internet, lalu coba lagi.';
const CUT = 'Unduhan terputus sebelum selesai. Silahkan coba lagi.';
const UNREADABLE = 'Server tidak memberikan berkasnya. Silahkan coba lagi.';

/** Lists come in the first, reports of the office in the last. */
export type Berkas = FormatBerkas | 'pdf';

interface Taking {
  /** Of the list; its filter counts, its pages do not. */
  address: string;
  format: Berkas;
  /** What the file is called where the server does not say, without its end. */
  fallback: string;
  signal: AbortSignal;
  /** Told the bytes that have come. */
  onBytes: (bytes: number) => void;
}

/** Fetches a list as a file and hands it to the user. @returns why it could not be had; null once it is there */
export async function takeFile({ address, format, fallback, signal, onBytes }: Taking): Promise<string | null> {
  const token = accessToken.read();
  const url = new URL(address);
  url.searchParams.set('format', format);
  let bytes = 0;
  try {
    const response = await fetch(url, { signal, headers: token ? { Authorization: `Bearer ${token}` } : {} });
    if (token && response.status === 401) expireSession(token);
    const name = nameOf(response.headers.get('Content-Disposition'));
    // A refusal is JSON too, but has no name.
    const isRefusal = response.headers.get('Content-Type')?.includes('json') && name === undefined;
    if (!response.ok || isRefusal || !response.body) {
      return (await readEnvelope(response))?.meta.message || UNREADABLE;
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of piecesOf(response.body)) {
      parts.push(part);
      bytes += part.byteLength;
      onBytes(bytes);
    }
    const file = new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
    if (!(await hasEnd(file, format))) return CUT;
    save(name ?? `${fallback}.${format}`, file);
    return null;
  } catch (reason) {
    if (signal.aborted) throw reason;
    return bytes > 0 ? CUT : OFFLINE;
  }
}

async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await withinSilence(reader.read());
    if (done) return;
    yield value;
  }
}

/** Whether a file closes as its format says; some networks end a broken answer as if it were whole. */
async function hasEnd(file: Blob, format: Berkas): Promise<boolean> {
  if (format === 'xlsx') return (await file.slice(-22, -18).text()) === 'PK\u0005\u0006';
  return format !== 'pdf' || (await file.slice(-8).text()).includes('%%EOF');
}

/** A weak signal often leaves a connection open and silent. */
function withinSilence<Value>(coming: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('silent')), SILENCE_MS);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Our server's names hold no quotes. */
const nameOf = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

function save(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
