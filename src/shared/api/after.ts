import type { InfiniteList } from './use-infinite-list';

/** What a list waits for before it can be asked. */
interface Before {
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** A list with what it waits for: their loading and their failures are its own, and are tried again first. */
export const after = <Row>(list: InfiniteList<Row>, ...before: Before[]): InfiniteList<Row> => {
  const failed = before.filter(({ error }) => error);
  return {
    ...list,
    isLoading: failed.length === 0 && (list.isLoading || before.some(({ isLoading }) => isLoading)),
    error: failed[0]?.error ?? list.error,
    retry: () => {
      // Without signal all of them fail, and one tap is meant for all.
      for (const { retry } of failed.length > 0 ? failed : [list]) retry();
    },
  };
};
