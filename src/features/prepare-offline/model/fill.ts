import { ApiError } from '@/shared/api';
import type { Question } from './plan';

/** Few, so that a poor line is left to whoever is working meanwhile. */
const AT_ONCE = 2;

/** Without a line, or a server, further questions would only time out. */
const isNoAnswer = (error: unknown): boolean => !(error instanceof ApiError) || error.code === 0 || error.code >= 500;

/**
 * Asks these questions, a few at a time; stops where nothing answers.
 *
 * @param goesOn is asked after each answer whether there is sense in the next
 */
export async function fill(
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
  goesOn: (answered: Question) => boolean,
): Promise<void> {
  const waiting = [...questions];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const isGoing = await ask(next).then(
        () => goesOn(next),
        (error: unknown) => !isNoAnswer(error),
      );
      if (!isGoing) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
