import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Kelengkapan } from '#contract/summaries/kelengkapan.ts';

/** The few weeks that end a year: a screen of 800 cells is slow to ask by role. */
export const WEEKS = 'jenis=harga-pangan&tahun=2025';
export const MATRIX = `/kantor/kelengkapan?${WEEKS}`;

/** What the server tells the office. */
export async function told(query: string, token: string): Promise<Kelengkapan> {
  const answer = await fetch(`http://localhost/api/kelengkapan?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

export const grid = () =>
  waitFor(() => {
    const [found] = document.querySelectorAll('table[role=grid]');
    if (!found) throw new Error('No matrix yet');
    return found as HTMLElement;
  });
export const gridCalled = (name: string) =>
  waitFor(async () => expect((await grid()).getAttribute('aria-label')).toBe(name));
export const cells = async () => [...(await grid()).querySelectorAll<HTMLElement>('[role=gridcell]')];
export const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
