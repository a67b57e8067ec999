import { skipToken, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import type { ListDocument, ListPage } from './page';
import { useFreshness } from './use-freshness';

interface WholeList<Row> {
  rows: readonly Row[];
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

interface WholeOptions {
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
  { freshFor = 0, more }: WholeOptions = {},
): WholeList<Row> {
  const variables = filter === null ? null : { ...more, filter };
  const freshness = useFreshness(document, variables, freshFor);
  const { data, error, refetch } = useQuery(document, variables === null ? skipToken : { variables, ...freshness });
  // Apollo's masking types cannot see through a generic row; a query that is no longer asked keeps its last answer.
  const page = filter === null ? null : (data as { page: ListPage<Row> | null } | undefined)?.page;
  const question = JSON.stringify(variables);
  const known = useRef<{ question: string; rows: readonly Row[] } | null>(null);
  if (page) known.current = { question, rows: page.data };
  const rows = known.current?.question === question ? known.current.rows : undefined;
  return {
    rows: rows ?? [],
    isLoading: filter !== null && !rows && !error,
    error: rows ? undefined : error,
    retry: () => {
      refetch().catch(() => {
        // The failure reaches the screen as `error`.
      });
    },
  };
}
