import { type ApiError, UNREADABLE } from '../../api/api-error';
import { toast } from '../../ui/toaster';
import type { WriteVariables } from '../send/send';

/** What failed, said when the server did not say why; or a sentence that tells both. */
export type Failed = string | ((reason: string) => string);

/** What the server has failed at, and that it will be tried again (rulings 36). Only what was typed is worth keeping. */
export function setbackSentence(failed: Failed, { input }: WriteVariables): string {
  const what = (typeof failed === 'function' ? failed('') : failed).replace(/\.$/, '');
  return Reflect.get(input, '_method') === 'delete'
    ? `${what}. Akan dicoba lagi.`
    : `${what}. Tersimpan di perangkat dan akan dicoba lagi.`;
}

/** The server's own words; without any what failed, and why, when it did not answer (spec section 8). */
export const sentence = ({ code, message, data }: ApiError, failed: Failed): string => {
  if (typeof failed === 'function') return failed(message);
  if (code === 0) return `${failed.replace(/\.$/, '')}. ${message}`;
  return data === undefined || message === UNREADABLE ? failed : message;
};

/**
 * Says why a write failed.
 *
 * @param isSaidByForm left to the form that gets the error, where it may stand beside a field
 */
export function sayWhy(error: ApiError, says: string, isSaidByForm: boolean): void {
  if (isSaidByForm) error.unsaid = says;
  else toast.error(says);
}
