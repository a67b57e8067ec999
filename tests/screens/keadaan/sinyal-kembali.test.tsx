import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { reconnect } from '../../support/outbox/signal.ts';
import { open, openAs } from '../../support/screens/open.tsx';

const cut = (path: string) => network.use(http.get(`*/api${path}`, () => HttpResponse.error()));
const failed = () => screen.queryByRole('button', { name: 'Coba lagi' });

test.each([
  ['a list', '/kegiatan-dinas', () => open('/activity'), /Gerakan Pangan Murah/],
  ["a farmer's own rows", '/produk', () => openAs('petani', '/dashboard/pangan'), /Stok \d+/],
])('with the signal comes what could not be shown without it: %s', async (_name, path, opens, row) => {
  cut(path);
  await opens();
  await waitFor(() => expect(failed()).toBeTruthy(), { timeout: 5000 });
  expect(screen.queryAllByText(row)).toEqual([]);
  reconnect();
  expect((await screen.findAllByText(row)).length).toBeGreaterThan(0);
  expect(failed()).toBeNull();
});
