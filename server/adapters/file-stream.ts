import type { FileHandle } from 'node:fs/promises';

const PIECE = 65_536;

/** A file in pieces, of which one is in memory: it is opened for the first, and closed when nobody wants any more. */
export function fileStream(open: () => Promise<FileHandle>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined;
  let at = 0;
  const close = async () => {
    const opened = file;
    file = undefined;
    await opened?.close();
  };
  const nextPiece = async () => {
    file ??= await open();
    const piece = new Uint8Array(PIECE);
    const { bytesRead } = await file.read(piece, 0, PIECE, at);
    at += bytesRead;
    return piece.subarray(0, bytesRead);
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const piece = await nextPiece();
          if (piece.byteLength > 0) return controller.enqueue(piece);
          await close();
          controller.close();
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    // What nobody has asked for is not read: an answer to HEAD opens no file.
    { highWaterMark: 0 },
  );
}
