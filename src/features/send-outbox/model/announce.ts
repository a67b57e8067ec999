import type { ApolloClient } from '@apollo/client';
import { toast } from '@/shared/ui/toaster';
import { isParked, isSeenHere, noteOf, type Outbox, type OutboxItem, refresh } from '@/shared/write';

/** What comes in quick succession is told together. */
const TOGETHER_MS = 600;

/**
 * Tells what became of rows for which no form waits any more, and lets the lists that they made stale be asked again.
 *
 * @returns how to stop
 */
export function announce(client: ApolloClient, outbox: Outbox, userId: number): () => void {
  const heard = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = async () => {
    timer = undefined;
    const keys = [...heard];
    heard.clear();
    const items = (await outbox.found(keys)).filter((item) => item.userId === userId);
    const done = items.filter(({ state }) => state === 'terkirim');
    refresh(client, [...new Set(done.flatMap((item) => item.refresh))]);
    // A tab in the background leaves it to the one that is seen.
    if (document.visibilityState !== 'visible') return;
    const unseen = ({ entity }: OutboxItem) => !isSeenHere(entity);
    const sent = done.filter(unseen);
    if (sent.length > 0)
      toast.success(sent.length === 1 ? `Terkirim: ${nameOf(sent)}` : `${sent.length} data terkirim`);
    for (const { label, saved } of done) {
      const note = noteOf(saved);
      if (note) toast.info(`${label}: ${note}`);
    }
    const parked = items.filter((item) => isParked(item) && unseen(item));
    if (parked.length > 0) {
      toast.error(
        parked.length === 1 ? `Perlu diperbaiki: ${nameOf(parked)}` : `${parked.length} data perlu diperbaiki`,
      );
    }
  };
  const stop = outbox.listen(({ key, state }) => {
    const isFinal = state === 'terkirim' || state === 'ditolak' || state === 'bentrok';
    if (!isFinal || outbox.isAwaited(key)) return;
    heard.add(key);
    timer ??= setTimeout(() => void tell().catch(() => undefined), TOGETHER_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const nameOf = ([item]: readonly OutboxItem[]): string => item?.label ?? '';
