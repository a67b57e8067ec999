import { CircleCheck, CloudUpload, Smartphone, TriangleAlert } from 'lucide-react';
import type { OutboxItem } from '@/shared/write';
import css from './outbox-state.module.css';

const looks = {
  antre: ['Tersimpan di perangkat', Smartphone, 'antre'],
  mengirim: ['Mengirim', CloudUpload, 'mengirim'],
  terkirim: ['Terkirim', CircleCheck, 'terkirim'],
  ditolak: ['Perlu diperbaiki', TriangleAlert, 'perlu'],
  bentrok: ['Perlu diperbaiki', TriangleAlert, 'perlu'],
} as const;

/** How far a row is on its way, as a picture and a word. */
export function OutboxState({ state }: Pick<OutboxItem, 'state'>) {
  const [word, Icon, look] = looks[state];
  return (
    <span className={`${css['keadaan']} ${css[look]}`}>
      <Icon aria-hidden size={18} />
      {word}
    </span>
  );
}
