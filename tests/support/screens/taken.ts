import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openAs } from './open.tsx';

/** What the browser was given to save. */
export const saved: { name: string; file: Blob }[] = [];
/** The browser was asked to print. */
export const printed = vi.fn();
beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:berkas';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download && last) saved.push({ name: this.download, file: last });
  });
  vi.stubGlobal('print', printed.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a table that has rows. */
export async function openTable(address: string, who = 'petugas') {
  const { user } = await openAs(who, address);
  expect(await screen.findAllByRole('button', { name: /^(Edit|Hapus|Delete)/ })).not.toHaveLength(0);
  return user;
}

/** Chooses one of the ways to have the table. */
export async function choose(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
