import { complaints } from '../../tests/support/garbage/complaints.ts';
import type { Callers } from './callers.ts';
import type { CallerName, Drawn } from './draw.ts';
import type { Send } from './send.ts';
import type { Tally } from './tally.ts';

/** How many requests are under way at once. */
export const LANES = 32;

/** Sends what was drawn, several at once, and counts the answers. */
export async function ask(drawn: Drawn[], send: Send, callers: Callers, tally: Tally): Promise<void> {
  const sessions = new Map<CallerName, Promise<string | null>>();
  const sessionOf = (caller: CallerName) => {
    const kept = sessions.get(caller) ?? callers.session(caller);
    sessions.set(caller, kept);
    return kept;
  };
  const left = drawn.values();

  const lane = async () => {
    for (const { documented, caller, request } of left) {
      const session = sessionOf(caller);
      let status = 0;
      const fetch: Send = async (path, init) => {
        const answer = await send(path, init);
        status = answer.status;
        return answer;
      };
      const wrong = await complaints({ fetch, errors: [] }, documented, request, await session).catch(
        (error: unknown) => [String(error)],
      );
      tally.count(documented, status, wrong);
      // Whoever was logged out comes again.
      if (status === 401 && sessions.get(caller) === session) sessions.delete(caller);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
