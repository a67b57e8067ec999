import { Toaster as ChakraToaster, createToaster, Toast as Part } from '@chakra-ui/react';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Chakra } from '../chakra';
import { listenToToasts, type Toast } from './toast';
import css from './toaster.module.css';
import { useFocusBack } from './use-focus-back';
import { useMessageHost } from './use-message-host';

const DURATION_MS = 5000;

const toaster = createToaster({ placement: 'top-end', duration: DURATION_MS, overlap: false });
const icons = { success: CircleCheck, error: TriangleAlert, info: Info } as const;
type Kind = keyof typeof icons;

/** The last message of each sort of news: of row after row only the newest success counts, and a complaint only once. */
const last = new Map<string, string>();

function show({ type, title, action, isOver }: Toast): void {
  if (isOver) return void toaster.dismiss(title);
  const news = type === 'success' ? type : title;
  const old = last.get(news);
  if (old) toaster.dismiss(old);
  const id = toaster.create({
    type,
    title,
    // What stays is said once: the same again takes its place.
    ...(action && {
      id: title,
      action: { label: action.label, onClick: action.act },
      duration: Number.POSITIVE_INFINITY,
    }),
  });
  if (id && !action) last.set(news, id);
}

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
      // The toaster outlives the list: what nobody sees any more would take the place of what comes.
      toaster.remove();
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
                <div className={css['sisa']} />
              )}
            </Part.Root>
          );
        }}
      </ChakraToaster>
    </Chakra>,
    host,
  );
}
