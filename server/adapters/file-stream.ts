import type { FileHandle } from 'node:fs/promises';
import { ReadableStream as NodeStream } from 'node:stream/web';

const PIECE = 65_536;

/**
 * Streams a file with one piece in memory. Nothing is read ahead: it is opened for the first piece, so an answer to
 * HEAD opens no file, and closed at the end or on cancel.
 */
export const fileStream = (open: () => Promise<FileHandle>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  // The same class: Node's types know more of it than the browser's.
  NodeStream.from(piecesOf(open)) as ReadableStream<Uint8Array<ArrayBuffer>>;

async function* piecesOf(open: () => Promise<FileHandle>) {
  await using file = await open();
  for (let at = 0; ; ) {
    const piece = new Uint8Array(PIECE);
    const { bytesRead } = await file.read(piece, 0, PIECE, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
}
