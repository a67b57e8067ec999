import { expect, test, vi } from 'vitest';
import { cell, openGrid, row } from '../../../../../tests/support/screens/grid.tsx';
import { changeOf } from '../../model/grid/change';

// Each cell that is drawn asks for its change; so does the bar below the grid.
vi.mock('../../model/grid/change', async (importOriginal) => {
  const change = await importOriginal<typeof import('../../model/grid/change')>();
  return { ...change, changeOf: vi.fn(change.changeOf) };
});

const FIGURES = 2;
const drawn = vi.mocked(changeOf);

test('among 400 rows a digit draws its own cell, and a figure that is entered its own row', async () => {
  const names = Array.from({ length: 400 }, (_one, at) => `Desa ${at + 1}`);
  const { user, entered } = openGrid(names.map((nama, at) => row(nama, at + 1)));
  await user.click(cell('Harga Eceran Desa 200'));
  await user.keyboard('2');
  drawn.mockClear();
  await user.keyboard('1');
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(2);
  await user.keyboard('000');
  drawn.mockClear();
  await user.keyboard('{Enter}');
  expect(entered).toHaveLength(1);
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(3 * FIGURES + 2);
});
