import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Button } from '../button';
import { Chakra } from '../chakra';
import type { DetailDialogProps } from './DetailDialog';
import css from './detail-dialog.module.css';

/** A bottom sheet on a phone, a dialog on a desk. */
export function DetailSheet({ title, rows, onClose }: DetailDialogProps) {
  return (
    <Chakra>
      <Dialog.Root open lazyMount onOpenChange={({ open }) => open || onClose()}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <Button look="ikon" aria-label="Tutup">
                    <X aria-hidden size={22} />
                  </Button>
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body>
                <dl className={css['daftar']}>
                  {rows.map(([label, value]) => (
                    <div key={label} className={css['baris']}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </Dialog.Body>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}
