import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { newItem, outboxStore } from '@/shared/write';
import { network } from '../api/network.ts';
import { postTo } from '../screens/phone.ts';

/** Nothing gets through any more, neither questions nor writes. */
export function cutAll(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.use(http.all('*/api/*', () => HttpResponse.error()));
}

/** No write gets through. */
export function cutAllWrites(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.use(http.post('*/api/*', () => HttpResponse.error()));
}

export const loggedIn = (): { id: number } => JSON.parse(localStorage.getItem('profil') ?? '').user;

/**
 * Puts a write of whoever is logged in into the outbox, as its form would.
 *
 * @param path of a write that never arrives, or the very document
 */
export const waits = (
  entity: string,
  path: string | Parameters<typeof newItem>[0]['document'],
  variables: { id?: number; fotoId?: number; input: object },
  label = 'Yang menunggu',
): Promise<void> =>
  outboxStore.add([
    newItem({
      ...{ userId: loggedIn().id, entity, label, refresh: [], variables, revisi: 1 },
      document: typeof path === 'string' ? postTo(path) : path,
    }),
  ]);
