import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddressParams } from './use-address-params';

type Change = ReturnType<typeof useAddressParams>[1];

/** Two filters of one list, each with a hook of its own, as on a screen. */
function openList(path: string) {
  const changes: Record<string, Change> = {};
  function Filter({ name }: { name: string }) {
    const [params, change] = useAddressParams();
    changes[name] = change;
    return <p>{`${name}: ${params.get(name) ?? 'semua'}`}</p>;
  }
  const list = (
    <>
      <Filter name="peran" />
      <Filter name="status" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  const choose = (name: string, value: string) => changes[name]?.((next) => next.set(name, value));
  return { router, choose };
}

test('choices that come faster than their addresses add up', async () => {
  const { router, choose } = openList('/akun?query=rina');
  await act(async () => {
    choose('peran', 'petugas');
    choose('status', 'aktif');
  });
  expect(router.state.location.search).toBe('?query=rina&peran=petugas&status=aktif');
  expect(screen.getByText('peran: petugas')).toBeTruthy();
  expect(screen.getByText('status: aktif')).toBeTruthy();
});

test('a choice begins from the address that somebody has gone to meanwhile, and is no step back', async () => {
  const { router, choose } = openList('/akun?peran=petani');
  await act(async () => choose('status', 'aktif'));
  await act(() => router.navigate('/akun?peran=admin'));
  await act(async () => choose('status', 'nonaktif'));
  expect(router.state.location.search).toBe('?peran=admin&status=nonaktif');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?peran=petani&status=aktif');
});
