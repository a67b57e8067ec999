import type { FileHandle } from 'node:fs/promises';

const PIECE = 65_536;

/** Streams a file with one piece in memory. It is opened for the first piece, and closed at the end or on cancel. */
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
    // Nothing is read ahead: an answer to HEAD opens no file.
    { highWaterMark: 0 },
  );
}
