import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SheetPanel } from './SheetPanel';

const Page = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <button type="button">Tambah</button>
    {isOpen && (
      <SheetPanel title="Tambah Harga Pangan" onClose={() => undefined}>
        <button type="button">Ubah yang sudah diisi</button>
      </SheetPanel>
    )}
  </>
);

test.each([
  ['after it has taken the focus', true],
  // On a slow phone keys come before the next picture does.
  ['before the picture in which it takes the focus', false],
])('who closes a dialog %s goes on where he came from', async (_when, isDrawn) => {
  if (!isDrawn) vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { rerender } = render(<Page isOpen={false} />);
  const opener = screen.getByRole('button', { name: 'Tambah' });
  act(() => opener.focus());
  rerender(<Page isOpen />);
  const inside = await screen.findByRole('button', { name: 'Ubah yang sudah diisi' });
  if (isDrawn) await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  act(() => inside.focus());
  rerender(<Page isOpen={false} />);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
