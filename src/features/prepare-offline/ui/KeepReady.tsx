import { useKeepReady } from '../model/use-keep-ready';

/** Keeps an officer's device ready for work without signal for as long as he is logged in. */
export function KeepReady() {
  useKeepReady();
  return null;
}
