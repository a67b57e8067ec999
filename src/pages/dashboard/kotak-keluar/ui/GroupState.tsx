import { CircleCheck, CloudUpload, type LucideIcon, Smartphone, TriangleAlert } from 'lucide-react';
import { sentWords } from '@/features/send-outbox';
import { serverClock } from '@/shared/lib/browser';
import { hari, jam, saat } from '@/shared/lib/format';
import { type Group, unsentIn } from '../model/groups';
import css from './kotak-keluar.module.css';

/** How many rows of a group wait, are on their way, need somebody, and were sent, and when the last of them was. */
export function GroupState({ group }: { group: Group }) {
  const { waiting, sending, parked, sent, lastSent } = group;
  const unsent = unsentIn(group);
  return (
    <>
      {unsent > 0 && `${unsent} data`}
      {parked > 0 && (
        <strong className={css['tolak']}>
          <TriangleAlert aria-hidden size={16} />
          {parked} perlu diperbaiki
        </strong>
      )}
      <Count count={waiting} Icon={Smartphone} word="menunggu" />
      <Count count={sending} Icon={CloudUpload} word="sedang dikirim" />
      {lastSent !== undefined && (
        <span className={css['terkirim']}>
          <CircleCheck aria-hidden size={16} />
          <span>
            {sent.stored > 0 && `${sent.stored} terkirim`}
            {sent.stored === 0 && sentWords(sent)}, terakhir {momentOf(lastSent)}
          </span>
        </span>
      )}
    </>
  );
}

const Count = ({ count, Icon, word }: { count: number; Icon: LucideIcon; word: string }) =>
  count > 0 && (
    <span>
      <Icon aria-hidden size={16} />
      {count} {word}
    </span>
  );

const momentOf = (time: number): string => (hari(time) === hari(serverClock.now()) ? `pukul ${jam(time)}` : saat(time));
