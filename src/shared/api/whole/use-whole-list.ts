import { useRef } from 'react';
import type { ListNeed } from '../need';
import { type FreshOptions, useFreshAnswer } from '../use-freshness';
import { heard, type KnownList, told, type WholeList } from './whole-list';

/**
 * A list that is asked for in one piece, to be chosen from (rulings 20). Its rows stay while it is asked again after a
 * write. Without a need there is nothing to ask yet.
 */
export function useWholeList<Row>(need: ListNeed<Row> | null | undefined, options: FreshOptions = {}): WholeList<Row> {
  const answer = useFreshAnswer(need, options);
  const known = useRef<KnownList<Row>>(undefined);
  if (!need) return { ...nothing, retry: () => undefined };
  known.current = heard(known.current, JSON.stringify(need.variables), answer);
  return { ...told(known.current, answer.error), retry: answer.retry };
}

const nothing = { rows: [], isWhole: false, readAt: 0, isLoading: false, error: undefined } as const;
