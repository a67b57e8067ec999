import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formToCome } from '../../lib/browser';
import { useSlide } from '../../lib/motion';
import { Button } from '../Button';
import { Chakra } from '../chakra';
import { ErrorState } from '../ErrorState';
import { useMessageLayer } from '../toaster';
import { useFocusBack } from './use-focus-back';

export interface SheetProps {
  title: string;
  onClose: () => void;
  /** What the form begins with is still on its way. */
  isLoading?: boolean;
  /** What the form cannot do without did not come: it is said in the form's place, with a way to try again. */
  missing?: { error: Error; retry: () => void } | undefined;
  /** It opens by itself while somebody types: it takes the focus as a whole, so that keys go nowhere. */
  isCalm?: boolean;
  /** Has the focus once the sheet has gone; null where that is what had it before. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

/** Room for a form, so that the sheet stands where it will stand once it is there. */
const FORM_HEIGHT = '24rem';

/** A bottom sheet on a phone, which a finger pulls away, a dialog on a desk. */
export function SheetPanel(props: SheetProps) {
  const { title, onClose, isLoading = false, missing, focusAfter, isCalm, children } = props;
  const content = useMessageLayer();
  const focus = useFocusBack(content, focusAfter, isCalm ? () => content.current : undefined);
  const { panel, backdrop, positioner } = useSlide('bottom', onClose);
  return (
    <Chakra>
      <Dialog.Root
        open
        lazyMount
        {...focus}
        // A dialog that gave way to this one hands its focus back late: that is no wish to close.
        onFocusOutside={(event) => event.preventDefault()}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop ref={backdrop} />
          <Dialog.Positioner ref={positioner}>
            <Dialog.Content ref={content}>
              {/* What moves stands in what does not: messages in it are fixed to the screen. */}
              <div ref={panel} data-lembar>
                <Dialog.Header data-bilah>
                  <Dialog.Title>{title}</Dialog.Title>
                  <Dialog.CloseTrigger asChild>
                    <Button look="ikon" aria-label="Tutup">
                      <X aria-hidden size={22} />
                    </Button>
                  </Dialog.CloseTrigger>
                </Dialog.Header>
                <Dialog.Body>
                  {isLoading && (
                    <p role="status" aria-busy="true" {...formToCome} style={{ minHeight: FORM_HEIGHT }}>
                      Memuat…
                    </p>
                  )}
                  {!isLoading && missing && <ErrorState error={missing.error} onRetry={missing.retry} />}
                  {!isLoading && !missing && children}
                </Dialog.Body>
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}
