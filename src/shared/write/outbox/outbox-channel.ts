import type { OutboxState } from '../rows/item';

/** A row of the outbox, and how it stands now; null when it is gone. */
export interface News {
  key: string;
  state: OutboxState | null;
}

type Listener = (news: News) => void;

/** Tells this tab and the others what happened. */
export function openNews(name = 'kotak-keluar') {
  const listeners = new Set<Listener>();
  const hear = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }: MessageEvent<News>) => hear(data);

  return {
    tell: (news: News): void => {
      hear(news);
      channel?.postMessage(news);
    },
    /** @returns how to stop listening */
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: (): void => channel?.close(),
  };
}
