import { OutboxState } from '@/features/send-outbox';
import type { Group } from '../model/groups';
import css from './kotak-keluar.module.css';

/** How many rows a group has, and how they stand. */
export function GroupState({ group: { items, parked } }: { group: Group }) {
  const first = items.find(({ state }) => state === 'mengirim') ?? items[0];
  return (
    <>
      {items.length} data
      {parked > 0 && <strong className={css['tolak']}>{parked} perlu diperbaiki</strong>}
      {parked === 0 && first && <OutboxState state={first.state} />}
    </>
  );
}
