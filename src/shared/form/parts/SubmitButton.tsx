import { Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Button } from '../../ui/Button';
import css from './form.module.css';

interface SubmitButtonProps {
  children: ReactNode;
  disabled?: boolean;
}

/** Sends the form; not to be pressed while it is being sent. Stays in reach of the thumb under a long form. */
export function SubmitButton({ children, disabled = false }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <div className={css['kirim']} data-diam>
      <Button type="submit" disabled={submitting || disabled} aria-busy={submitting}>
        {submitting && <Spinner aria-hidden />}
        {children}
      </Button>
    </div>
  );
}
