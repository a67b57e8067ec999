import { useState } from 'react';
import { useNamedOverlay } from '@/shared/lib/browser';

/** Whose history lies over a screen; back closes it. */
export function useRiwayat() {
  const { isOpen, open, close } = useNamedOverlay('riwayat-baris');
  const [id, setId] = useState<number | null>(null);
  return {
    opened: isOpen ? id : null,
    open: (row: number) => {
      setId(row);
      open();
    },
    close,
  };
}
