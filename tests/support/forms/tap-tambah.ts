import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Taps 'Tambah' once it can be tapped: its page stands there before it is known what it is about. */
export async function tapTambah(user: UserEvent): Promise<void> {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah' });
  await waitFor(() => expect(button().disabled).toBe(false));
  await user.click(button());
}
