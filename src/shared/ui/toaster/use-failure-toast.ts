import { useEffect } from 'react';
import { toast } from './toast';

/** Says once that something could not be read (spec section 8, Load failures). */
export function useFailureToast(error: Error | undefined, sentence: string): void {
  useEffect(() => {
    if (error) toast.error(sentence);
  }, [error, sentence]);
}
