import { useState } from 'react';
import type { BlockPlan, PlacedBlock, UnreadLine } from '@/shared/lib/figures';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { unreadReason } from '../../../model/grid/paste-told';
import css from './paste.module.css';

/** More reasons are shown when somebody asks for them. */
const SHOWN = 8;
/** Longer lists of lines are counted. */
const NAMED = 6;

interface MissedProps {
  placed: PlacedBlock;
  plan: BlockPlan;
  unread: readonly UnreadLine[];
}

/** The lines of a block that are not taken, each with its reason. */
export function Missed({ placed, plan, unread }: MissedProps) {
  const [isWhole, setWhole] = useState(false);
  const reasons = [
    ...placed.ignored.map(({ lines, sentence }) => ({ sentence, lines })),
    ...unread.map((line) => ({ sentence: unreadReason(line), lines: [] })),
  ];
  if (reasons.length === 0) return null;
  const count = new Set(placed.ignored.flatMap(({ lines }) => lines)).size + unread.length;
  const more = reasons.length - SHOWN;
  return (
    <section className={css['lewat']}>
      <h3>Tidak dimasukkan{count > 0 && `, ${angka(count)} dari ${angka(plan.body.length + unread.length)} baris`}</h3>
      <ul>
        {reasons.slice(0, isWhole ? undefined : SHOWN).map(({ sentence, lines }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the reasons never move
          <li key={at}>
            {lines.length > 0 && <span>{linesOf(lines)}: </span>}
            <bdi>{sentence}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && !isWhole && (
        <Button look="tenang" onClick={() => setWhole(true)}>
          Tampilkan {angka(more)} alasan lain
        </Button>
      )}
    </section>
  );
}

function linesOf(lines: readonly number[]): string {
  const numbers = lines.slice(0, NAMED).map((line) => line + 1);
  const more = lines.length - numbers.length;
  return `Baris ${numbers.join(', ')}${more > 0 ? ` dan ${angka(more)} lain` : ''}`;
}
