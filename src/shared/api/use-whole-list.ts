import { skipToken, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import type { asUser } from './link';
import { type ListNeed, NOTHING } from './need';
import { useFreshness } from './use-freshness';
import { quietly } from './use-need';
import { heard, type KnownList, told, type WholeList } from './whole-list';

interface WholeOptions {
  /** `asUser` for lists of one's own rows (rulings 3). */
  context?: typeof asUser;
  /** How long an answer is not asked for again, in milliseconds (rulings 19). */
  freshFor?: number;
}

/**
 * A list that is asked for in one piece, to be chosen from (rulings 20). Its rows stay while it is asked again after a
 * write. Without a need there is nothing to ask yet.
 */
export function useWholeList<Row>(
  need: ListNeed<Row> | null | undefined,
  { context, freshFor = 0 }: WholeOptions = {},
): WholeList<Row> {
  const freshness = useFreshness(need, freshFor);
  const { refetch, ...answer } = useQuery(
    need?.query ?? NOTHING,
    need ? { variables: need.variables, ...(context && { context }), ...freshness } : skipToken,
  );
  const known = useRef<KnownList<Row>>(undefined);
  if (!need) return { ...nothing, retry: () => undefined };
  known.current = heard(known.current, JSON.stringify(need.variables), answer);
  return { ...told(known.current, answer.error), retry: quietly(refetch) };
}

const nothing = { rows: [], isWhole: false, readAt: 0, isLoading: false, error: undefined } as const;
