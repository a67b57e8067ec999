import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useOverlay } from './use-overlay';
import { useUrlSearch } from './use-url-search';

function List() {
  const { text, type, query } = useUrlSearch();
  const { opened, open, close } = useOverlay();
  return (
    <>
      <input aria-label="Cari" value={text} onChange={({ target }) => type(target.value)} />
      <output>{query}</output>
      <Link to="/satu">Satu</Link>
      <button type="button" onClick={() => open(7)}>
        Buka
      </button>
      {opened !== null && (
        <button type="button" onClick={close}>
          Tutup {opened}
        </button>
      )}
    </>
  );
}

/** A list, and a screen that takes longer to come than a pause in typing. */
function openList() {
  const gate = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/', element: <List /> },
      { path: '/satu', loader: () => gate.promise, element: <h1>Satu</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return { router, arrive: () => gate.resolve(null), user: userEvent.setup({ delay: null }) };
}

test('a search stands in the address after a pause', async () => {
  const { router, user } = openList();
  await user.type(screen.getByLabelText('Cari'), 'melak');
  await waitFor(() => expect(router.state.location.search).toBe('?query=melak'));
});

test('who types and taps on at once is led on, not back', async () => {
  const { router, user, arrive } = openList();
  await user.type(screen.getByLabelText('Cari'), 'melak');
  await user.click(screen.getByRole('link', { name: 'Satu' }));
  const pause = Promise.withResolvers<void>();
  setTimeout(pause.resolve, 700);
  await pause.promise;
  arrive();
  expect(await screen.findByRole('heading', { name: 'Satu' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/satu');
});

test('what is opened over the list at once stays open, and the search is written when it is closed', async () => {
  const { router, user } = openList();
  await user.type(screen.getByLabelText('Cari'), 'melak');
  await user.click(screen.getByRole('button', { name: 'Buka' }));
  const pause = Promise.withResolvers<void>();
  setTimeout(pause.resolve, 700);
  await pause.promise;
  await user.click(screen.getByRole('button', { name: 'Tutup 7' }));
  await waitFor(() => expect(router.state.location.search).toBe('?query=melak'));
  expect(screen.queryByRole('button', { name: 'Tutup 7' })).toBeNull();
});
