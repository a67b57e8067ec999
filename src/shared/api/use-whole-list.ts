import { skipToken, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import type { asUser } from './as-user';
import type { ListDocument } from './page';
import { useFreshness } from './use-freshness';
import { heard, type KnownList, told, type WholeList } from './whole-list';

interface WholeOptions {
  /** `asUser` for lists of one's own rows (rulings 3). */
  context?: typeof asUser;
  /** How long an answer is not asked for again, in milliseconds (rulings 19). */
  freshFor?: number;
  /** What the document asks for besides its filter. */
  more?: object;
}

/**
 * A list that is asked for in one piece, to be chosen from (rulings 20). While a list that a write made stale is asked
 * for again, its rows stay. A null filter means there is nothing to ask yet.
 */
export function useWholeList<Row, Filter>(
  document: ListDocument<Row, Filter>,
  filter: Filter | null,
  { context, freshFor = 0, more }: WholeOptions = {},
): WholeList<Row> {
  const variables = filter === null ? null : { ...more, filter };
  const freshness = useFreshness(document, variables, freshFor);
  const { refetch, ...answer } = useQuery(
    document,
    variables === null ? skipToken : { variables, ...(context && { context }), ...freshness },
  );
  const known = useRef<KnownList<Row>>(undefined);
  if (variables === null) return { ...nothing, retry: () => undefined };
  known.current = heard(known.current, JSON.stringify(variables), answer);
  return {
    ...told(known.current, answer.error),
    retry: () => {
      refetch().catch(() => {
        // The failure reaches the screen as `error`.
      });
    },
  };
}

const nothing = { rows: [], isWhole: false, readAt: 0, isLoading: false, error: undefined } as const;
