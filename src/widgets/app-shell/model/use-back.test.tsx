import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBack } from './use-back';

function Page() {
  const back = useBack();
  return (
    <button type="button" onClick={back}>
      {useLocation().pathname}
    </button>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
/** When the finger comes: far from the last tap of the test before. */
let now = 0;
/** The pages' code and data; what a page waits for before it is shown. */
let arrival: Promise<null> = Promise.resolve(null);

beforeEach(() => {
  // As a browser begins that comes from elsewhere: nothing that the router would know.
  window.history.replaceState(null, '', '/laporan');
  router = createBrowserRouter([{ path: '*', element: <Page />, loader: () => arrival, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
});

afterEach(() => {
  router.dispose();
  arrival = Promise.resolve(null);
});

const shows = (path: string) => screen.findByRole('button', { name: path });
const go = (path: string) => act(() => router.navigate(path));
const tap = (path: string) =>
  act(() => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: now });
    screen.getByRole('button', { name: path }).dispatchEvent(click);
  });
const later = () => {
  now += 10_000;
};

test('spec §2, back rule, where the browser does not tell what lies behind: home when the app has shown nothing before', async () => {
  await shows('/laporan');
  later();
  tap('/laporan');
  await shows('/');
});

test('there, too, an entry that lies ahead is none that was before', async () => {
  await shows('/laporan');
  await go('/laporan/luas-tanam');
  later();
  tap('/laporan/luas-tanam');
  await shows('/laporan');
  later();
  tap('/laporan');
  await shows('/');
});

test('two quick taps are one step, and the next one is a step again', async () => {
  await go('/laporan/luas-tanam');
  await go('/laporan/luas-tanam/melak');
  // Steps come one after the other, and jsdom drops one for which another comes.
  const steps = vi.spyOn(window.history, 'go');
  later();
  tap('/laporan/luas-tanam/melak');
  await shows('/laporan/luas-tanam');
  tap('/laporan/luas-tanam');
  expect(steps).toHaveBeenCalledTimes(1);
  later();
  tap('/laporan/luas-tanam');
  await shows('/laporan');
});

test('a tap on a page that is left already does not go further', async () => {
  await go('/laporan/luas-tanam');
  await go('/laporan/luas-tanam/melak');
  const { promise, resolve } = Promise.withResolvers<null>();
  arrival = promise;
  later();
  tap('/laporan/luas-tanam/melak');
  await vi.waitUntil(() => window.location.pathname === '/laporan/luas-tanam');
  later();
  tap('/laporan/luas-tanam/melak');
  resolve(null);
  await shows('/laporan/luas-tanam');
  await go('/etalase');
  later();
  tap('/etalase');
  await shows('/laporan/luas-tanam');
});
