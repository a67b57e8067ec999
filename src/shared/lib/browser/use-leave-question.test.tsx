import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeaveQuestion } from './use-leave-question';

const Form = () => {
  const { asked, leave, stay } = useLeaveQuestion((here, next) => here.pathname !== next.pathname);
  return (
    <>
      <h1>Isian</h1>
      {asked && (
        <div role="dialog">
          <button type="button" onClick={leave}>
            Tinggalkan
          </button>
          <button type="button" onClick={stay}>
            Tetap di sini
          </button>
        </div>
      )}
    </>
  );
};

let router: ReturnType<typeof createBrowserRouter>;
const before = window.location.pathname;

beforeEach(async () => {
  window.history.pushState(null, '', '/daftar');
  router = createBrowserRouter([
    { path: '/daftar', element: <h1>Daftar</h1> },
    { path: '/isian', element: <Form /> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/isian'));
});

afterEach(() => {
  router.dispose();
  window.history.pushState(null, '', before);
});

const goBack = () => act(() => window.history.back());
const question = () => screen.queryByRole('dialog');

test('a step back asks, a second one closes the question, and the screen stays', async () => {
  goBack();
  await screen.findByRole('dialog');
  goBack();
  await waitFor(() => expect(question()).toBeNull());
  await waitFor(() => expect(window.location.pathname).toBe('/isian'));
  screen.getByText('Isian');
  goBack();
  (await screen.findByText('Tinggalkan')).click();
  await screen.findByText('Daftar');
});

test('the question is shown once the history stands at the screen again: until then a browser drops the next step back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const go = window.history.go.bind(window.history);
  const slow = vi.spyOn(window.history, 'go').mockImplementation((steps) => void promise.then(() => go(steps)));
  goBack();
  await waitFor(() => expect(slow).toHaveBeenCalledWith(1));
  await act(async () => undefined);
  expect(question()).toBeNull();
  resolve();
  await screen.findByRole('dialog');
  expect(window.location.pathname).toBe('/isian');
  slow.mockRestore();
});
