import { useEffect } from 'react';

/** A message at the top end of the screen, gone after five seconds (spec section 4). */
export interface Toast {
  type: 'success' | 'error' | 'info';
  title: string;
  /** What the message asks for; it then stays until it is answered. */
  action?: ToastAction | undefined;
  /** What was said under this title holds no longer. */
  isOver?: boolean;
}

interface ToastAction {
  label: string;
  act: () => void;
}

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | null = null;

/** Says it now, or as soon as the toaster has loaded. The same sentence twice in a row is said once. */
const say = (type: Toast['type']) => (title: string, action?: ToastAction) => {
  const toast = { type, title, action };
  if (listener) listener(toast);
  else if (waiting.at(-1)?.title !== title) waiting.push(toast);
  for (const wake of wakers) wake();
};

/** Takes back a message that stays until it is answered. */
function withdraw(title: string): void {
  const index = waiting.findIndex((toast) => toast.title === title);
  if (index >= 0) waiting.splice(index, 1);
  listener?.({ type: 'info', title, isOver: true });
}

export const toast = { success: say('success'), error: say('error'), info: say('info'), withdraw };

const wakers = new Set<() => void>();

/** Calls back when something is to be said, at once if it was said already. */
export const onFirstToast = (wake: () => void): (() => void) => {
  wakers.add(wake);
  if (waiting.length > 0) wake();
  return () => wakers.delete(wake);
};

/** Takes over all toasts, those that wait first. */
export const listenToToasts = (next: Listener): (() => void) => {
  listener = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
};

/** Says once that something could not be read (spec section 8, Load failures). */
export function useFailureToast(error: Error | undefined, sentence: string): void {
  useEffect(() => {
    if (error) toast.error(sentence);
  }, [error, sentence]);
}
