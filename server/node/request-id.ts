import { AsyncLocalStorage } from 'node:async_hooks';

interface Current {
  id: string;
  /** As it was sent, whether it can be read or not. */
  address: string;
}

const current = new AsyncLocalStorage<Current>();

/** Runs the work of one request, so that each line it logs can name the request. */
export const withRequest = <Result>(request: Current, work: () => Result): Result => current.run(request, work);

/** A fact for the log: which request is being answered, if any. */
export const requestFacts = (): { permintaan?: string } => {
  const id = current.getStore()?.id;
  return id === undefined ? {} : { permintaan: id };
};

/** Whether the API is asked, as far as that can be told. */
export const isForApi = (): boolean => /^\/api(?:[/?]|$)/.test(current.getStore()?.address ?? '');
