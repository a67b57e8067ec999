import { Dialog, Portal } from '@chakra-ui/react';
import { Keyboard, KeyboardOff, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { LaporanShape } from '@/entities/laporan';
import { useUser } from '@/entities/session';
import { useStored, useTypist } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { Chakra } from '@/shared/ui/chakra';
import { useMessageLayer } from '@/shared/ui/toaster';
import { ownPad } from '../../model/one-by-one/own-pad';
import { useRoomForKeypad } from '../../model/one-by-one/use-room-for-keypad';
import css from './one-by-one.module.css';
import { type OneByOneProps, Sheet } from './Sheet';

const firstField = (layer: HTMLElement | null) => layer?.querySelector<HTMLElement>('[role="group"] input');

/** A place is filled row by row, each as large as the phone, with one thumb. It lies over the whole screen. */
export function OneByOne<Shape extends LaporanShape>({ onClose, ...props }: OneByOneProps<Shape>) {
  const { laporan, periode, tempat } = props;
  const navigate = useNavigate();
  const user = useUser();
  const close = onClose ?? (() => navigate(-1));
  const isOwnPad = useStored(ownPad) === 1;
  const layer = useMessageLayer();
  useRoomForKeypad();
  useTypist({ isTyping: () => true });
  const of = [user?.id, 'satu-satu', laporan.field, periode.id, tempat.id].join('/');
  return (
    <Chakra>
      <Dialog.Root
        open
        lazyMount
        // The card itself says where typing begins.
        initialFocusEl={() => firstField(layer.current) ?? layer.current}
        closeOnInteractOutside={false}
        onFocusOutside={(event) => event.preventDefault()}
        onOpenChange={({ open }) => open || close()}
      >
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content
              ref={layer}
              className={css['lapisan']}
              unstyled
              // A card that has come since has a field for it.
              onFocus={({ target, currentTarget }) => target === currentTarget && firstField(currentTarget)?.focus()}
            >
              <div data-alat className={css['bilah']}>
                <Button look="ikon" aria-label="Tutup" onClick={close}>
                  <X aria-hidden size={24} />
                </Button>
                <Dialog.Title asChild>
                  <h2>
                    {tempat.nama_kecamatan}
                    <small>{periode.nama_periode}</small>
                  </h2>
                </Dialog.Title>
                <Button
                  look="ikon"
                  aria-label="Papan ketik ponsel"
                  aria-pressed={isOwnPad}
                  onClick={() => ownPad.write(isOwnPad ? 0 : 1)}
                >
                  {isOwnPad ? <KeyboardOff aria-hidden size={24} /> : <Keyboard aria-hidden size={24} />}
                </Button>
              </div>
              <Sheet key={of} of={of} {...props} isOwnPad={isOwnPad} onClose={close} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Chakra>
  );
}
