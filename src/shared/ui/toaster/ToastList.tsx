import { Toaster as ChakraToaster, Toast as Part } from '@chakra-ui/react';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Chakra } from '../chakra';
import { clear, show, toaster } from './show';
import { listenToToasts } from './toast';
import css from './toaster.module.css';
import { useFocusBack } from './use-focus-back';
import { useMessageHost } from './use-message-host';

const icons = { success: CircleCheck, error: TriangleAlert, info: Info } as const;
type Kind = keyof typeof icons;

export function ToastList() {
  const focusBack = useFocusBack();
  const host = useMessageHost();
  useEffect(() => {
    let stop: (() => void) | undefined;
    // The toaster's own machinery starts in a microtask; what is created before that is never shown.
    const timer = setTimeout(() => {
      // Toasts are said from effects, within which the toaster may not draw.
      stop = listenToToasts((toast) => queueMicrotask(() => show(toast)));
    });
    return () => {
      clearTimeout(timer);
      stop?.();
      // The toaster outlives the list: messages that are not drawn any more would take the place of new ones.
      clear();
    };
  }, []);
  return createPortal(
    <Chakra>
      <ChakraToaster toaster={toaster}>
        {({ type, title, action }) => {
          const kind = (type ?? 'info') as Kind;
          const Icon = icons[kind];
          return (
            <Part.Root>
              <div className={css['isi']}>
                <Icon aria-hidden size={22} className={css[kind]} />
                <Part.Title>{title}</Part.Title>
                {!action && (
                  <Part.CloseTrigger className={css['tutup']} aria-label="Tutup" onClick={focusBack}>
                    <X aria-hidden size={18} />
                  </Part.CloseTrigger>
                )}
              </div>
              {action ? (
                <div className={css['jawaban']}>
                  <Part.ActionTrigger className={css['ajakan']}>{action.label}</Part.ActionTrigger>
                  <Part.CloseTrigger className={css['ajakan']} aria-label="Tutup" onClick={focusBack}>
                    Tutup
                  </Part.CloseTrigger>
                </div>
              ) : (
                <div className={`${css['sisa']} ${kind === 'error' ? css['galat'] : ''}`} />
              )}
            </Part.Root>
          );
        }}
      </ChakraToaster>
    </Chakra>,
    host,
  );
}
