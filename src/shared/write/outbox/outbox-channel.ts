import type { OutboxState } from '../rows/item';

/** A row of the outbox, and how it stands now; null when it is gone, or when its times alone were mended. */
export interface RowEvent {
  key: string;
  state: OutboxState | null;
}

type Listener = (event: RowEvent) => void;

/** Tells this tab and the others what happened. */
export function openChannel(name = 'kotak-keluar') {
  const listeners = new Set<Listener>();
  const hear = (event: RowEvent) => {
    for (const listener of listeners) listener(event);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<RowEvent>) => hear(data);

  return {
    tell: (event: RowEvent): void => {
      hear(event);
      channel?.postMessage(event);
    },
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: (): void => channel?.close(),
  };
}
