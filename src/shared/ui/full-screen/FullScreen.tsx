import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Chakra } from '../chakra';
import { useFocusBack } from '../sheet';
import { useMessageLayer } from '../toaster';
import css from './full-screen.module.css';

interface FullScreenProps {
  title: string;
  /** Said below it. */
  subtitle?: string;
  onClose: () => void;
  /** It opens by itself while somebody types: it takes the focus as a whole, so that keys go nowhere. */
  isCalm?: boolean;
  /** Has the focus once it has gone. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

/** A dialog with room for a table: the whole screen on a phone. */
export function FullScreen({ title, subtitle, onClose, isCalm = false, focusAfter, children }: FullScreenProps) {
  const content = useMessageLayer();
  const focus = useFocusBack(content, focusAfter, () => content.current);
  return (
    <Chakra>
      <Dialog.Root
        open
        lazyMount
        {...(isCalm && focus)}
        onFocusOutside={(event) => event.preventDefault()}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={content} className={css['isi']}>
              <header data-bilah className={css['kepala']}>
                <Dialog.Title>
                  {title} {subtitle && <small>{subtitle}</small>}
                </Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <Button look="ikon" aria-label="Tutup">
                    <X aria-hidden size={22} />
                  </Button>
                </Dialog.CloseTrigger>
              </header>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}
