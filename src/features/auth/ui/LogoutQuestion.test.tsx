import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { isSureToLeave } from '../model/asking';
import { LogoutQuestion } from './LogoutQuestion';

/** Asks over a screen that lies behind another. */
async function ask() {
  const routes = ['/dashboard', '/profil'].map((path) => ({ path, element: <LogoutQuestion /> }));
  const router = createMemoryRouter(routes, { initialEntries: ['/dashboard', '/profil'] });
  render(<RouterProvider router={router} />);
  const again = async () => {
    let answer: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answer = isSureToLeave(1);
    });
    await screen.findByRole('dialog', { name: 'Keluar sebelum semua terkirim?' });
    return { answer };
  };
  return { router, again };
}

test.each([
  ['Keluar', true],
  ['Batal', false],
])('%s answers, and leaves the screen as it was', async (name, isSure) => {
  const { router, again } = await ask();
  const { answer } = await again();
  act(() => screen.getByRole('button', { name }).click());
  expect(await answer).toBe(isSure);
  expect(router.state.location.pathname).toBe('/profil');
  expect(router.state.location.state?.opened).toBeUndefined();
});

test('the phone’s back button says no, and whoever asks again is asked again', async () => {
  const { router, again } = await ask();
  for (const _time of [1, 2]) {
    const { answer } = await again();
    await act(() => router.navigate(-1));
    expect(await answer).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/profil');
  }
});
