import { useSending } from '../model/use-sending';

/** Lets what waits on this device be sent for as long as somebody is logged in. */
export function KeepSending() {
  useSending();
  return null;
}
