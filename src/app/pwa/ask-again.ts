import type { ApolloClient } from '@apollo/client';
import { noteAnswer, PAGE_DATA } from '@/shared/api';

/**
 * Asks the server again for the public data on screen, past all that is known here. The screens follow what comes; what
 * does not come takes nothing away from them.
 */
export async function askAgain(client: ApolloClient): Promise<void> {
  const shown = [...client.getObservableQueries('active')].filter(({ options }) => !options.context?.['asUser']);
  const answers = await Promise.allSettled(
    shown.map(({ query, variables }) => client.query({ query, variables, fetchPolicy: 'network-only' })),
  );
  // What the page brought in its HTML is replaced; answers of the device are noted by themselves.
  if (answers.every(({ status }) => status === 'fulfilled')) noteAnswer(PAGE_DATA, null);
}

/** Asks once more for what is said to have failed on screen, the user's own data too. */
export function askWhatFailed(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    if (query.getCurrentResult().error) {
      query.refetch().catch(() => {
        // It goes on being said on screen.
      });
    }
  }
}
