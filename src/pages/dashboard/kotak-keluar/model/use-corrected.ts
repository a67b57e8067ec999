import { useRef } from 'react';
import { useOverlay } from '@/shared/lib/browser';
import type { OutboxItem } from '@/shared/write';

/** The row whose form is open. The form stays when the row is sent meanwhile, with what was typed into it. */
export function useCorrected(items: readonly OutboxItem[]) {
  const { opened, open, close } = useOverlay();
  const last = useRef<OutboxItem>(undefined);
  const found = items.find(({ urut }) => urut === opened);
  if (found) last.current = found;
  return {
    corrected: last.current?.urut === opened ? last.current : undefined,
    correct: ({ urut }: OutboxItem) => open(urut),
    close,
  };
}
