import { useApolloClient } from '@apollo/client/react';
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Outbox, outboxOf } from '../outbox/outbox';
import type { NewItem, OutboxItem, SentItem } from '../rows/item';
import { type Missing, unsure } from '../rows/missing';
import { WriterContext } from '../send/writer';
import { followItems } from './follow-items';

const nothing: readonly OutboxItem[] = [];
const noSent: readonly SentItem[] = [];

export function useTabOutbox(): Outbox {
  const client = useApolloClient();
  const writer = use(WriterContext);
  return useMemo(() => outboxOf(client, writer), [client, writer]);
}

/** What waits on this device of whoever is logged in, and what was sent lately; followed in all tabs. */
export function useOutbox() {
  const outbox = useTabOutbox();
  const userId = use(WriterContext)()?.userId;
  const [known, setKnown] = useState<readonly OutboxItem[] | null>(null);

  useEffect(() => followItems(outbox, userId, setKnown), [outbox, userId]);

  return { items: known ?? nothing, isLoading: known === null, outbox };
}

/** What this device has written of one entity: what waits, and what was sent lately, which an older list lacks. */
export function useWritten(entity: string): { items: readonly OutboxItem[]; isLoading: boolean } {
  const { items, isLoading } = useOutbox();
  return { items: useMemo(() => items.filter((item) => item.entity === entity), [items, entity]), isLoading };
}

/** What was found missing on this device of whoever is logged in. */
export function useMissing(): Missing {
  const { known, subscribe } = useTabOutbox().missing;
  const userId = use(WriterContext)()?.userId;
  const missing = useSyncExternalStore(subscribe, known, () => unsure);
  return missing.userId === userId ? missing : unsure;
}

/** Acknowledged rows of the current user that the server has no more. */
export function useRolledBack(): readonly SentItem[] {
  const { known, subscribe } = useTabOutbox().rolledBack;
  const userId = use(WriterContext)()?.userId;
  const rolledBack = useSyncExternalStore(subscribe, known, known);
  return rolledBack.userId === userId ? rolledBack.rows : noSent;
}

/** The rows of this tab that must not be left: neither the server nor the device has them. */
export function useUnstored(): readonly NewItem[] {
  const { rows, subscribe } = useTabOutbox().unstored;
  return useSyncExternalStore(subscribe, rows, rows);
}
