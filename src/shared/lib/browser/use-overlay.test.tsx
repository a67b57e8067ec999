import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider, useBlocker } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useEntryWhile, useOverlay } from './use-overlay';

let asks = false;
/** What a dialog waits for before it closes. */
let work = Promise.withResolvers<void>();

function Page() {
  const { opened, open, close } = useOverlay();
  const blocker = useBlocker(() => asks);
  return (
    <>
      <p>{opened === null ? 'tertutup' : `baris ${opened}`}</p>
      <button type="button" onClick={() => open(7)}>
        Buka
      </button>
      <button type="button" onClick={close}>
        Tutup
      </button>
      <button type="button" onClick={() => work.promise.then(close)}>
        Hapus
      </button>
      {blocker.state === 'blocked' && (
        <button type="button" onClick={blocker.reset}>
          Tetap di sini
        </button>
      )}
    </>
  );
}

const pages = ['/dashboard', '/tabel'].map((path) => ({ path, element: <Page /> }));

/** Shows a table with an overlay open over it, behind another page. */
async function showOpened(router: ReturnType<typeof createBrowserRouter>) {
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/tabel'));
  tap('Buka');
  await screen.findByText('baris 7');
  return router;
}

const tap = (name: string, times = 1) =>
  act(() => {
    const button = screen.getByRole('button', { name });
    for (let time = 0; time < times; time += 1) button.click();
  });

test('impatient thumbs close an overlay once, and leave the screen below', async () => {
  // Its way back is not undone by the next one, as jsdom's is.
  const router = await showOpened(createMemoryRouter(pages, { initialEntries: ['/dashboard'] }));
  tap('Tutup', 3);
  await screen.findByText('tertutup');
  expect(router.state.location.pathname).toBe('/tabel');
});

test('what is asked for while another overlay is on its way out opens over the same screen, which stays below it', async () => {
  let arrive = Promise.withResolvers<null>();
  arrive.resolve(null);
  const slow = pages.map((page) => ({ ...page, loader: () => arrive.promise }));
  const router = await showOpened(createMemoryRouter(slow, { initialEntries: ['/dashboard'] }));
  // The way back takes its time.
  arrive = Promise.withResolvers();
  tap('Tutup');
  tap('Buka');
  arrive.resolve(null);
  await screen.findByText('baris 7');
  tap('Tutup');
  await screen.findByText('tertutup');
  expect(router.state.location.pathname).toBe('/tabel');
});

function Question({ nomor, onYes, onClosed }: { nomor: number; onYes: () => void; onClosed: () => void }) {
  const { isShown, close } = useEntryWhile('hapus', true, onClosed);
  const confirm = () => {
    close();
    onYes();
  };
  return (
    isShown && (
      <button type="button" onClick={confirm}>
        Ya, hapus {nomor}
      </button>
    )
  );
}

function Row({ nomor, onGone }: { nomor: number; onGone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Hapus {nomor}
      </button>
      {isAsking && <Question nomor={nomor} onYes={onGone} onClosed={() => setAsking(false)} />}
    </>
  );
}

function Rows() {
  const [rows, setRows] = useState([1, 2]);
  return rows.map((nomor) => (
    <Row key={nomor} nomor={nomor} onGone={() => setRows(rows.filter((row) => row !== nomor))} />
  ));
}

test("a row's question that is asked while that of a row just gone is on its way out is shown, and stays", async () => {
  let arrive = Promise.withResolvers<null>();
  arrive.resolve(null);
  const rows = [{ path: '/kotak', element: <Rows />, loader: () => arrive.promise }];
  render(<RouterProvider router={createMemoryRouter(rows, { initialEntries: ['/kotak'] })} />);
  await screen.findByRole('button', { name: 'Hapus 1' });
  tap('Hapus 1');
  await screen.findByRole('button', { name: 'Ya, hapus 1' });
  arrive = Promise.withResolvers();
  tap('Ya, hapus 1');
  tap('Hapus 2');
  expect(screen.queryByRole('button', { name: 'Ya, hapus 2' })).toBeNull();
  await act(async () => arrive.resolve(null));
  await screen.findByRole('button', { name: 'Ya, hapus 2' });
  tap('Ya, hapus 2');
  await expect.poll(() => screen.queryByRole('button', { name: 'Hapus 2' })).toBeNull();
});

test('impatient thumbs open an overlay once, and may open it again', async () => {
  const router = createMemoryRouter(pages, { initialEntries: ['/dashboard', '/tabel'] });
  render(<RouterProvider router={router} />);
  for (const _time of [1, 2]) {
    tap('Buka', 2);
    await screen.findByText('baris 7');
    await act(() => router.navigate(-1));
    await screen.findByText('tertutup');
  }
  expect(router.state.location.pathname).toBe('/tabel');
});

test.each([
  ['back', -1, '/tabel'],
  ['on', '/dashboard', '/dashboard'],
])('who goes %s by himself while the overlay waits is not taken back once more', async (_name, to, path) => {
  work = Promise.withResolvers();
  const router = await showOpened(createMemoryRouter(pages, { initialEntries: ['/dashboard'] }));
  tap('Hapus');
  await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  await screen.findByText('tertutup');
  await act(async () => {
    work.resolve();
    await work.promise;
  });
  expect(router.state.location.pathname).toBe(path);
  expect(screen.getByText('tertutup')).toBeTruthy();
});

test('who stayed when asked may close it later, and who came forward again, too', async () => {
  window.history.replaceState(null, '', '/dashboard');
  const router = await showOpened(createBrowserRouter(pages));
  asks = true;
  tap('Tutup');
  await screen.findByRole('button', { name: 'Tetap di sini' });
  // The browser has gone back already, and comes again.
  await expect.poll(() => window.history.state.usr?.opened).toBe(7);
  tap('Tetap di sini');
  asks = false;
  tap('Tutup');
  await screen.findByText('tertutup');
  act(() => window.history.forward());
  await screen.findByText('baris 7');
  tap('Tutup');
  await screen.findByText('tertutup');
  expect(router.state.location.pathname).toBe('/tabel');
  router.dispose();
});
