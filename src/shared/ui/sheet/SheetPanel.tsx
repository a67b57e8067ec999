import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { fieldToType } from '../../lib/where-to-type';
import { Button } from '../button';
import { Chakra } from '../chakra';
import { ErrorState } from '../error-state';
import { useMessageLayer } from '../toaster';
import type { SheetProps } from './Sheet';

/** A bottom sheet on a phone, a dialog on a desk. */
export function SheetPanel({ title, onClose, isLoading = false, missing, children }: SheetProps) {
  const content = useMessageLayer();
  return (
    <Chakra>
      <Dialog.Root
        open
        lazyMount
        initialFocusEl={() => fieldToType(content.current)}
        // A dialog that gave way to this one hands its focus back late: that is no wish to close.
        onFocusOutside={(event) => event.preventDefault()}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={content}>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <Button look="ikon" aria-label="Tutup">
                    <X aria-hidden size={22} />
                  </Button>
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body>
                {isLoading && <p role="status">Memuat…</p>}
                {!isLoading && missing && <ErrorState error={missing.error} onRetry={missing.retry} />}
                {!isLoading && !missing && children}
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}
