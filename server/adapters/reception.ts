import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limitConcurrency } from '../http/limit-concurrency.ts';
import { Busy, type Reception } from '../ports.ts';
import { fileStream } from './file-stream.ts';
import { places } from './places.ts';

interface Options {
  /** How many bodies may be there at once: arriving, waiting, or being handled. */
  most?: number;
  /** How many are handled at once; there is only one picture decoder. */
  inHand?: number;
}

/**
 * Spools bodies to files until it is their turn: slow senders hold up nobody, and waiting bodies take no memory. The
 * files are unlinked at once, so a killed process leaves none behind.
 */
export function reception(folder: string, { most = 32, inHand = 1 }: Options = {}): Reception {
  const inTurn = limitConcurrency(inHand);
  const there = places(most);

  return {
    async receive(request, bytes, handle, from) {
      // The body limit refuses a larger one before any of it is read.
      if (!request.body || Number(request.headers.get('Content-Length')) > bytes) return handle(request);
      const place = there.take(from);
      let file: FileHandle | undefined;
      try {
        file = await namelessFile(folder);
        const size = await written(file, request.body, bytes, place.lost);
        place.keep();
        const received = requestWith(request, file, size);
        await inTurn(async () => {
          // The client has gone; when it sends again, it is served.
          if (request.signal.aborted) throw new Busy();
          await handle(received);
        });
      } finally {
        place.leave();
        await file?.close();
      }
    },
  };
}

async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** Writes a body as it arrives, up to its first byte too many. @returns its size @throws Busy when its place is lost */
async function written(
  file: FileHandle,
  body: ReadableStream<Uint8Array>,
  bytes: number,
  lost: Promise<never>,
): Promise<number> {
  // The reader is not cancelled: the connection is still needed for the answer.
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await Promise.race([reader.read(), lost]);
    if (done) return size;
    size += value.byteLength;
    if (size > bytes) return size;
    await file.writeFile(value);
  }
}

/** The same request with its body read from the file, and its actual length. */
function requestWith(request: Request, file: FileHandle, size: number): Request {
  const headers = new Headers(request.headers);
  headers.delete('Transfer-Encoding');
  headers.set('Content-Length', String(size));
  const { url, method, signal } = request;
  const body = fileStream(async () => file);
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
}
