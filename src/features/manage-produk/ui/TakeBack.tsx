import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

interface TakeBackProps {
  /** Asked for again and again, as long as nobody stands on the button with the keyboard: who does is not hurried. */
  onOver?: () => void;
  onTakeBack: () => void;
  children: ReactNode;
}

/** As long as a message stands (spec section 9). */
const DURATION_MS = 5000;

/** What has gone, and the way to have it back. Focus that went with it comes here. */
export function TakeBack({ onOver, onTakeBack, children }: TakeBackProps) {
  const button = useRef<HTMLButtonElement>(null);
  const over = useRef(onOver);
  over.current = onOver;
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
    const timer = setInterval(() => {
      if (!button.current?.matches(':focus-visible')) over.current?.();
    }, DURATION_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice
      action={
        <Button ref={button} look="tenang" onClick={onTakeBack}>
          Urungkan
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
