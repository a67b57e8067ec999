import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { network } from '../api/network.ts';

/** A summary answers this. */
export const tells = (path: string, data: object): void =>
  network.use(
    http.get(`*/api${path}`, () => HttpResponse.json({ meta: { status: 'success', message: '', code: 200 }, data })),
  );

/** A part of a page by its heading. */
export const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The figures of a trend, row by row, the head first. */
export async function figuresOf(name: string): Promise<(string | null)[][]> {
  const trend = await region(name);
  await waitFor(() => expect(trend.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(1));
  return trend
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
}
