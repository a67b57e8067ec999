import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work of one request, so that each line it logs can name the request. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** A fact for the log: which request is being answered, if any. */
export const requestFacts = (): { permintaan?: string } => {
  const id = current.getStore();
  return id === undefined ? {} : { permintaan: id };
};
