import { getResponse, HttpResponse, http, RequestHandler } from 'msw';
import { vi } from 'vitest';
import { network } from '../api/network.ts';

/** No write to an address gets through, and the device knows it. */
export function cutWrites(path: string): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.use(http.post(`*/api${path}`, () => HttpResponse.error()));
}

/** A server, or what stands before it, answers writes to an address with a refusal. */
export const refuseWrites = (path: string, status: number, message: string, data: object = {}): void =>
  network.use(
    http.post(`*/api${path}`, () =>
      HttpResponse.json({ meta: { status: 'error', message, code: status }, data: { message, ...data } }, { status }),
    ),
  );

/** The first write to an address is stored, but its answer never arrives. @returns the keys that were sent */
export function loseAnswer(path: string): (string | null)[] {
  const keys: (string | null)[] = [];
  const handler = http.post(`*/api${path}`, async ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length > 1) return undefined;
    const others = network.listHandlers().filter((other) => other instanceof RequestHandler && other !== handler);
    await getResponse(others as RequestHandler[], request.clone());
    return HttpResponse.error();
  });
  network.use(handler);
  return keys;
}

/** The signal is back, and the browser says so. */
export function reconnect(): void {
  network.resetHandlers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}
