import type { ListDocument } from './page';
import { useInfiniteList } from './use-infinite-list';

/** Above every name list and every list of periods; the server answers in one page (rulings 20). */
export const WHOLE = 10_000;

/** A list that is asked for whole: names and periods. */
export function useWholeList<Row, Filter>(document: ListDocument<Row, Filter>, filter: Filter) {
  const { rows, isLoading, error, retry } = useInfiniteList(document, filter);
  return { rows, isLoading, error, retry };
}
