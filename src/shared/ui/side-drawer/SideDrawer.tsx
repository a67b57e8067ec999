import { Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSlide } from '../../lib/motion';
import { Button } from '../Button';
import { Chakra } from '../chakra';
import { useMessageLayer } from '../toaster';
import css from './side-drawer.module.css';

interface SideDrawerProps {
  /** A picture may stand before the words. */
  title: ReactNode;
  /** What its close button says to a reader. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Comes from the left, where a desk has its navigation, and goes back there under a finger. */
export function SideDrawer({ title, closeLabel, onClose, children }: SideDrawerProps) {
  const layer = useMessageLayer();
  const { panel, backdrop, positioner } = useSlide('left', onClose);
  return (
    <Chakra>
      <Drawer.Root open onOpenChange={({ open }) => open || onClose()}>
        <Portal>
          <Drawer.Backdrop ref={backdrop} />
          <Drawer.Positioner ref={positioner}>
            <Drawer.Content ref={layer}>
              <div ref={panel} data-laci>
                <div className={css['atas']}>
                  <Drawer.Title className={css['judul']}>{title}</Drawer.Title>
                  <Drawer.CloseTrigger asChild>
                    <Button look="ikon" aria-label={closeLabel}>
                      <X aria-hidden size={24} />
                    </Button>
                  </Drawer.CloseTrigger>
                </div>
                {children}
              </div>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </Chakra>
  );
}
