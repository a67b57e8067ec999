import type { InfiniteList } from './use-infinite-list';

/** What a list waits for before it can be asked. */
interface Before {
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** A list with what it waits for: their loading and their failures are its own, and are tried again first. */
export const after = <Row>(list: InfiniteList<Row>, ...before: Before[]): InfiniteList<Row> => {
  const failed = before.find(({ error }) => error);
  return {
    ...list,
    isLoading: !failed && (list.isLoading || before.some(({ isLoading }) => isLoading)),
    error: failed?.error ?? list.error,
    retry: failed?.retry ?? list.retry,
  };
};
