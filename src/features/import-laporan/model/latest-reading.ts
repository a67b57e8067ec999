/**
 * Tells the latest reading of a file from those that it has overtaken: these show nothing any more.
 *
 * @returns a function that begins a reading, or gives up the one before; what it returns is true as long as none has begun after
 */
export function latestReading(): () => () => boolean {
  let latest = 0;
  return () => {
    latest += 1;
    const own = latest;
    return () => own === latest;
  };
}
