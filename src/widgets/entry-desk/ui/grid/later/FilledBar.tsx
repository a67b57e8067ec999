import { Progress } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Chakra } from '@/shared/ui/chakra';
import css from '../isi.module.css';

interface FilledBarProps {
  filled: number;
  all: number;
  children: ReactNode;
}

/** How much of a place is entered, as a bar below its words. */
export const FilledBar = ({ filled, all, children }: FilledBarProps) => (
  <Chakra>
    <Progress.Root value={filled} max={all} className={css['palang']}>
      <Progress.Label className={css['hitung']}>{children}</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  </Chakra>
);
