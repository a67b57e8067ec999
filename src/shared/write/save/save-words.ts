import { type ApiError, UNREADABLE } from '../../api/api-error';
import { toast } from '../../ui/toaster';
import type { Failed, SavingForm, WriteVariables } from '../send/send';

/** What failed, said when the server did not say why; or a sentence that tells both. */
export type FailedWords = string | ((reason: string) => string);

/** What the server has failed at, and that it will be tried again (rulings 36). Of a delete nothing typed was stored. */
export function setbackSentence(failed: FailedWords, { input }: WriteVariables): string {
  const what = (typeof failed === 'function' ? failed('') : failed).replace(/\.$/, '');
  return Reflect.get(input, '_method') === 'delete'
    ? `${what}. Akan dicoba lagi.`
    : `${what}. Tersimpan di perangkat dan akan dicoba lagi.`;
}

/** The server's own words; without any what failed, and why, when it did not answer (spec section 8). */
export const sentence = ({ code, message, data }: ApiError, failed: FailedWords): string => {
  if (typeof failed === 'function') return failed(message);
  if (code === 0) return `${failed.replace(/\.$/, '')}. ${message}`;
  return data === undefined || message === UNREADABLE ? failed : message;
};

/**
 * Says why a write failed. Where a form's values were sent the outcome bears the sentence in the place of a message: it
 * may stand beside a field.
 */
export function tell(outcome: Failed, says: string, form: SavingForm | undefined): Failed {
  if (form) return { ...outcome, says };
  toast.error(says);
  return outcome;
}

/** The server's note about a stored row that looks wrong, but may be meant. */
export const noteOf = (saved: unknown): string | undefined => {
  const note: unknown = saved && typeof saved === 'object' && 'catatan' in saved ? saved.catatan : undefined;
  return typeof note === 'string' ? note : undefined;
};
