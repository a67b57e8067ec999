import type { TestApi } from '../api/api.ts';
import { broken, type Documented } from '../api/documented.ts';
import type { GarbageRequest } from './requests.ts';

/** What the way itself refuses, before any operation is reached: no document of an operation names it. */
const BY_THE_WAY = [408, 431];

/** Sends a request as it is, and says what is wrong with the answer: nothing, if the API keeps its word. */
export async function complaints(
  api: Pick<TestApi, 'fetch' | 'errors'>,
  documented: Documented,
  { address, headers, body, isAddressed }: GarbageRequest,
  authorization: string | null,
): Promise<string[]> {
  const sent = new Headers(headers);
  if (authorization !== null) sent.set('Authorization', authorization);
  if (body?.type) sent.set('Content-Type', body.type);
  const method = documented.method.toUpperCase();
  const response = await api.fetch(address, { method, headers: sent, body: body?.bytes });
  const { status } = response;
  const type = response.headers.get('Content-Type');
  const content = await response.text();
  if (status >= 500) return [`${status}: ${content}`, ...api.errors.splice(0)];
  if (status === 304) return content === '' ? [] : ['304 has content'];
  if (status === 200 && type !== 'application/json' && isPromised(documented, type)) return [];
  if (type !== 'application/json') return isHome(address) ? [] : [`${status} is of the type ${type}`];
  const told: unknown = JSON.parse(content);
  return isAddressed && !BY_THE_WAY.includes(status) ? broken(documented, status, told) : withoutEnvelope(status, told);
}

/** By the rules of addresses `/media/%2e%2e` is the home page, which refuses with a page. */
const isHome = (address: string) => new URL(address, 'http://localhost').pathname === '/';

/** Whether an operation answers with a file of the type, or with files alone. */
const isPromised = ({ operation }: Documented, type: string | null): boolean => {
  const answer = operation.responses['200'];
  if (answer === undefined || !('content' in answer)) return false;
  const { content = {} } = answer;
  return !('application/json' in content) || (type !== null && type in content);
};

/** What an answer lacks of the envelope (kontrak.md, Envelope). */
export function withoutEnvelope(status: number, told: unknown): string[] {
  const { meta, data } = told as { meta?: Record<string, unknown>; data?: { message?: unknown } | null };
  const isSuccess = status < 400;
  const isWhole =
    meta?.['status'] === (isSuccess ? 'success' : 'error') &&
    meta['code'] === status &&
    typeof meta['message'] === 'string' &&
    meta['message'] !== '' &&
    (isSuccess ? data !== undefined : data?.message === meta['message']);
  return isWhole ? [] : [`${status} without the envelope: ${JSON.stringify(told)}`];
}
