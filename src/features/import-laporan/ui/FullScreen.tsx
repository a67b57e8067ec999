import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import { useMessageLayer } from '@/shared/ui/toaster';
import css from './full-screen.module.css';

interface FullScreenProps {
  title: string;
  /** Said below it. */
  subtitle?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with room for a table: the whole screen on a phone. */
export function FullScreen({ title, subtitle, onClose, children }: FullScreenProps) {
  const content = useMessageLayer();
  return (
    <Chakra>
      <Dialog.Root
        open
        lazyMount
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
