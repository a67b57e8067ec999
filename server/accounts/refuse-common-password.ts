import { invalid } from '../http/answer.ts';
import { isCommonPassword } from './is-common-password.ts';

/** @throws Refusal 422 */
export function refuseCommonPassword(password: string, ...own: string[]): void {
  const message = 'Password terlalu mudah ditebak, silahkan pilih yang lain';
  if (isCommonPassword(password, ...own)) throw invalid(message, { password: [message] });
}
