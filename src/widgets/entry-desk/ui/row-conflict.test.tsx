import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Isian, IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { rowOf } from '../../../../tests/support/isian/one-by-one.tsx';
import { RowConflict } from './RowConflict';

const figures = [
  { name: 'eceran', label: 'Harga Eceran', kind: 'whole', show: (value: number) => `Rp ${value}` },
  { name: 'grosir', label: 'Harga Grosir', kind: 'whole', show: (value: number) => `Rp ${value}` },
] as const;
const theirs = { id: 9, revisi: 5, eceran: 39_000, grosir: 35_000 };

function openConflict(change: Partial<IsianRow>) {
  const [settle, discard, settled] = [vi.fn(async () => true), vi.fn(async () => true), vi.fn()];
  const row = rowOf('Bawang', { keadaan: 'bentrok', texts: { eceran: '38500', grosir: '' }, ...change });
  render(
    <RowConflict
      laporan={{ figures, subjectHeader: 'Komoditi' } as unknown as Laporan<LaporanShape>}
      isian={{ settle, discard } as unknown as Isian}
      row={row}
      onSettled={settled}
    />,
  );
  return { user: userEvent.setup(), settle, discard, settled };
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test("another officer's row is shown beside what was typed, and may only be taken", async () => {
  const conflict = { twin: { id: 9, isOwn: false }, row: theirs, revisi: 5 };
  const { user, settle, discard, settled } = openConflict({ conflict, reason: 'Sudah diisi oleh Darius Kelawit' });
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['', 'Rp 38500', 'Rp 39000', '–', 'Rp 35000']);
  expect([screen.getByRole('alert').textContent, names()]).toEqual([
    'Sudah diisi oleh Darius Kelawit',
    ['Pakai yang di server'],
  ]);
  await user.click(screen.getByRole('button'));
  expect([settle.mock.calls.length, discard.mock.calls, settled.mock.calls.length]).toEqual([0, [['Bawang']], 1]);
});

test('of a row that nobody may see only the reason is known', () => {
  openConflict({ conflict: null, reason: 'Data ini sudah diubah orang lain' });
  expect([screen.queryByRole('table'), names()]).toEqual([null, ['Pakai yang di server']]);
});

test('an own row is chosen figure by figure', () => {
  openConflict({ conflict: { twin: { id: 9, isOwn: true }, row: theirs, revisi: 5 } });
  expect(names()).toEqual(['Simpan', 'Pakai yang di server']);
});
