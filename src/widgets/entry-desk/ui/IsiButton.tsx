import { Grid3x3 } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import { preloadIsi } from './IsiSekaligus';

/** The way from a table to all of a place at once; there is none while nothing is chosen. */
export const IsiButton = ({ onClick }: { onClick: (() => void) | undefined }) => (
  <Button look="tenang" disabled={!onClick} onClick={onClick} onPointerEnter={preloadIsi} onFocus={preloadIsi}>
    <Grid3x3 aria-hidden size={20} />
    Isi sekaligus
  </Button>
);
