import { AsyncLocalStorage } from 'node:async_hooks';
import type { Bindings } from '../../http/context.ts';

interface Current {
  id: string;
  /** As it was sent, whether it can be read or not. */
  address: string;
  /** The account that asks, and from where, once both are known. */
  akun?: number;
  alamat?: string;
  /** The revision of all data when it came, where that was known. */
  revisi?: string | undefined;
}

const current = new AsyncLocalStorage<Current>();

/** Runs the work of one request, so that each line it logs can name the request. */
export const withRequest = <Result>(request: Current, work: () => Result): Result => current.run(request, work);

/** Facts for the log: which request is being answered, if any; and who asks from where, if it is no visitor. */
export function requestFacts(): { permintaan?: string; akun?: number; alamat?: string } {
  const { id, akun, alamat } = current.getStore() ?? {};
  return { ...(id !== undefined && { permintaan: id }), ...(akun !== undefined && { akun, alamat }) };
}

/** Lets the log name the account that the API finds behind a request, and the API know what was known already. */
export function boundToRequest(client: Bindings): Bindings {
  const request = current.getStore();
  return {
    ...client,
    ...(request?.revisi !== undefined && { revisi: request.revisi }),
    kenali: (akun) => Object.assign(request ?? {}, { akun, alamat: client.alamat }),
  };
}

/** Whether the API is asked, as far as that can be told. */
export const isForApi = (): boolean => /^\/api(?:[/?]|$)/.test(current.getStore()?.address ?? '');
