import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';

/** Rows that can be deleted, each after a question; the question itself closes once its row has gone, or before. */
function Rows({ names, isFirstClosed }: { names: readonly string[]; isFirstClosed: boolean }) {
  const [rows, setRows] = useState(names);
  const [doomed, setDoomed] = useState<string>();
  const close = () => setDoomed(undefined);
  const remove = async () => {
    if (isFirstClosed) close();
    await null;
    setRows(rows.filter((row) => row !== doomed));
    await null;
    close();
  };
  return (
    <>
      <h1 tabIndex={-1}>Lahan</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="#edit">Edit {row}</a>
            <button type="button" disabled={row === 'sawah'} onClick={() => setDoomed(row)}>
              Hapus {row}
            </button>
          </li>
        ))}
      </ul>
      {doomed && <ConfirmDialog title="Hapus?" confirm="Hapus" onConfirm={remove} onClose={close} />}
    </>
  );
}

const focused = () => document.activeElement?.matches('h1, button') && document.activeElement.textContent;

async function ask(row: string) {
  const button = screen.getByRole('button', { name: `Hapus ${row}` });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return (name: string) => fireEvent.click(screen.getByRole('button', { name }));
}

const ways: [names: string[], doomed: string, onward: string][] = [
  [['kebun', 'ladang', 'tegal'], 'ladang', 'Hapus tegal'],
  [['kebun', 'ladang'], 'ladang', 'Hapus kebun'],
  [['kebun', 'sawah'], 'kebun', 'Lahan'],
  [['kebun'], 'kebun', 'Lahan'],
];

test.each([true, false].flatMap((isFirstClosed) => ways.map((way) => [...way, isFirstClosed] as const)))(
  'WCAG 2.4.3: of %j, when %s is deleted, the focus goes on to "%s" (closed first: %s)',
  async (names, doomed, onward, isFirstClosed) => {
    render(<Rows names={names} isFirstClosed={isFirstClosed} />);
    const answer = await ask(doomed);
    answer('Hapus');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focused()).toBe(onward));
    expect(screen.queryByText(`Hapus ${doomed}`)).toBeNull();
  },
);

test('whoever says no is back at the row', async () => {
  render(<Rows names={['kebun', 'ladang']} isFirstClosed={false} />);
  const answer = await ask('kebun');
  answer('Batal');
  await waitFor(() => expect(focused()).toBe('Hapus kebun'));
});
