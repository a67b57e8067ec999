let read: Promise<ReadonlySet<string>> | undefined;

/**
 * What the twenty thousand most often leaked passwords are made of (`scripts/draw/draw-leaked-words.ts`). Read when somebody
 * first chooses a password: in the demo it is a download of its own.
 */
export function leakedWords(): Promise<ReadonlySet<string>> {
  read ??= import('./leaked-words.json', { with: { type: 'json' } }).then(
    ({ default: words }) => new Set(words.split(' ')),
    (error: unknown) => {
      read = undefined;
      throw error;
    },
  );
  return read;
}
