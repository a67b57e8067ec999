import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Isian, IsianRow } from '@/entities/laporan';
import { timbangBalita } from '@/features/manage-timbang-balita';
import { toast } from '@/shared/ui/toaster';
import { RowConflict } from './RowConflict';

const names = timbangBalita.figures.map(({ name }) => name);
const figures = <Value,>(values: readonly Value[]) => Object.fromEntries(names.map((name, at) => [name, values[at]]));
type Props = Parameters<typeof RowConflict>[0];

/** A village that was weighed: 50 toddlers of whom 40 gained; here 45 gained, on the server 60 were weighed. */
function open(
  twin: { id: number; isOwn: boolean } | null,
  mine = [50, 45, 5, 0, 0],
  theirs: readonly number[] | null = [60, 40, 5, 0, 0],
) {
  const row: Partial<IsianRow> = {
    ...{ key: '9', nama: 'Asa', chosen: {}, reason: 'Sudah diisi oleh Norhasanah' },
    texts: figures(mine.map(String)) as Record<string, string>,
    conflict: theirs && {
      twin,
      row: figures(theirs),
      revisi: 2,
      base: twin ? undefined : figures([50, 40, 5, 0, 0]),
    },
  };
  const isian: Pick<Isian, 'settle' | 'discard'> = {
    settle: vi.fn(async () => true),
    discard: vi.fn(async () => true),
  };
  // A conflict asks for little of a row and a sheet, and for no report's own shape.
  const props = { laporan: timbangBalita, isian, row, onSettled: vi.fn() } as unknown as Props;
  render(<RowConflict {...props} />);
  return { user: userEvent.setup(), ...isian, onSettled: props.onSettled };
}

test('what only one side has changed is kept as he has it, without a choice', async () => {
  const { user, settle, onSettled } = open(null);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(settle).toHaveBeenCalledWith('9', figures(['60', '45', '5', '0', '0']));
  expect(onSettled).toHaveBeenCalled();
});

test('a choice of figures that do not go together is not sent, and says why', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue();
  const { user, settle } = open(null, [20, 15, 5, 0, 0]);
  await user.click(screen.getByRole('radio', { name: 'Isian Anda 20' }));
  await user.click(screen.getByRole('radio', { name: 'Di server 40' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('tidak boleh melebihi jumlah balita ditimbang'));
  expect(settle).not.toHaveBeenCalled();
});

test("another officer's row can only be taken over; his figures stand beside one's own", async () => {
  const { user, discard } = open({ id: 4, isOwn: false });
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.slice(1, 3).map(({ textContent }) => textContent)).toEqual(['50', '60']);
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pakai yang di server' }));
  expect(discard).toHaveBeenCalledWith('9');
});

test('of a row that nobody may see only the reason is known', () => {
  open(null, undefined, null);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pakai yang di server']);
});
