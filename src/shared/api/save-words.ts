import { type ApiError, UNREADABLE } from './api-error';

/** What failed, said when the server did not say why; or a sentence that tells both. */
export type Failed = string | ((reason: string) => string);

/** The server's own words; without any what failed, and why, when it did not answer (spec section 8). */
export const sentence = ({ code, message, data }: ApiError, failed: Failed): string => {
  if (typeof failed === 'function') return failed(message);
  if (code === 0) return `${failed.replace(/\.$/, '')}. ${message}`;
  return data === undefined || message === UNREADABLE ? failed : message;
};
