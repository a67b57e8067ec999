/** A reader who takes nothing for this long is gone, though his connection may still stand. */
const SILENCE_MS = 120_000;

/** Passes a stream on piece by piece as it is taken, and tells once when it is over, whichever way. */
export function streamed(source: ReadableStream<Uint8Array>, onOver: () => void): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = () => {
    clearTimeout(timer);
    onOver();
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        timer = setTimeout(silent, SILENCE_MS, controller);
      },
      async pull(controller) {
        clearTimeout(timer);
        try {
          const { done, value } = await reader.read();
          if (done) {
            over();
            controller.close();
            return;
          }
          controller.enqueue(value);
          timer = setTimeout(silent, SILENCE_MS, controller);
        } catch (error) {
          over();
          controller.error(error);
        }
      },
      async cancel(reason) {
        over();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );

  function silent(controller: ReadableStreamDefaultController): void {
    over();
    controller.error(new Error('nobody takes the file'));
    void reader.cancel().catch(() => undefined);
  }
}
