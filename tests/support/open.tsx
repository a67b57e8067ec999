import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '@/app/App';
import { createClient } from '@/app/apollo/create-client';
import { createRoutes } from '@/app/router/create-routes';

/** Opens an address as a visitor, as a fresh tab would. */
export async function open(path: string) {
  const client = createClient({ origin: 'http://localhost', fetch: globalThis.fetch });
  const router = createMemoryRouter(createRoutes(client, 'Kutai Barat'), { initialEntries: [path] });
  render(
    <App client={client} site={{ origin: 'http://localhost', wilayah: 'Kutai Barat' }}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('main');
  return {
    user: userEvent.setup(),
    /** Where the app is now. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
