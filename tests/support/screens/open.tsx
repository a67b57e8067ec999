import { act, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { afterEach } from 'vitest';
import { App } from '@/app/App';
import { createClient } from '@/app/apollo/create-client';
import { AppRouter } from '@/app/router/AppRouter';
import { createRoutes } from '@/app/router/create-routes';
import { currentWriter, keepSession } from '@/entities/session';
import { outboxOf } from '@/shared/write/outbox/outbox';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { PATIENT_MS } from '../outbox/outbox-rows.ts';

const tabs: { client: ReturnType<typeof createClient>; router: ReturnType<typeof createMemoryRouter> }[] = [];

// A tab that is closed opens no page and sends nothing any more: it would ask and send on the line of the next test.
afterEach(() => {
  for (const { client, router } of tabs.splice(0)) {
    router.dispose();
    outboxOf(client, currentWriter).close();
  }
});

/**
 * Opens an address as a visitor, as a fresh tab would.
 *
 * @param state what the browser has kept with the address, as after a refresh
 * @param patienceMs how long a form waits for the server
 */
export async function open(path: string, state?: object, patienceMs = PATIENT_MS) {
  const client = createClient({ origin: 'http://localhost', fetch: globalThis.fetch });
  outboxOf(client, currentWriter, { patienceMs });
  const router = createMemoryRouter(createRoutes(client, 'Kutai Barat'), {
    initialEntries: [{ ...parsePath(path), state }],
  });
  tabs.push({ client, router });
  render(
    <App client={client} site={{ origin: 'http://localhost', wilayah: 'Kutai Barat' }}>
      <AppRouter router={router} />
    </App>,
  );
  await screen.findByRole('main');
  return {
    // Whether an element takes the pointer is asked of every ancestor's style at every step; journeys in a browser tell it.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Where the app is now. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** As a link of the same app does. */
    go: (to: string) => act(() => router.navigate(to)),
    /** As the phone's button does. */
    back: () => act(() => router.navigate(-1)),
  };
}

/** Logs an account of the demo in, in this browser. @returns its token */
export async function logIn(username: string, password = DEMO_PASSWORD): Promise<string> {
  const response = await fetch('http://localhost/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = await response.json();
  keepSession(data.user, data.access_token);
  return data.access_token;
}

/** Opens an address as an account of the demo: 'petani', 'petugas', 'admin' or 'superadmin'. */
export async function openAs(username: string, path: string) {
  const token = await logIn(username);
  return { ...(await open(path)), token };
}
