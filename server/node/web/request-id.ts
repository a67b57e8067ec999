import { AsyncLocalStorage } from 'node:async_hooks';
import type { Bindings } from '../../http/context.ts';

interface Current {
  id: string;
  /** The raw address, readable or not. */
  address: string;
  /** The account that asks and its address, once both are known. */
  akun?: number;
  alamat?: string;
  /** The revision of all data when the request came, where it was known. */
  revisi?: string | undefined;
}

const current = new AsyncLocalStorage<Current>();

/** Runs a request's work, so that its log lines can name the request. */
export const withRequest = <Result>(request: Current, work: () => Result): Result => current.run(request, work);

/** Facts for the log: the current request if any, and account and address of a logged-in caller. */
export function requestFacts(): { permintaan?: string; akun?: number; alamat?: string } {
  const { id, akun, alamat } = current.getStore() ?? {};
  return { ...(id !== undefined && { permintaan: id }), ...(akun !== undefined && { akun, alamat }) };
}

/** Connects the log with the account that the API finds, and the API with the revision that the cache lookup found. */
export function boundToRequest(client: Bindings): Bindings {
  const request = current.getStore();
  return {
    ...client,
    ...(request?.revisi !== undefined && { revisi: request.revisi }),
    kenali: (akun) => Object.assign(request ?? {}, { akun, alamat: client.alamat }),
  };
}

/** Whether the request is for the API, going by the raw address. */
export const isForApi = (): boolean => /^\/api(?:[/?]|$)/.test(current.getStore()?.address ?? '');
