import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ReadinessLine } from './OfflineReadiness';

const show = (readiness: Parameters<typeof ReadinessLine>[0]['readiness'], onRetry = () => {}) => {
  const { container } = render(<ReadinessLine readiness={readiness} onRetry={onRetry} />);
  return container.textContent;
};

test.each([
  ['ready', { done: 37, total: 37, lacks: [], isResting: true }, 'Siap dipakai tanpa sinyal'],
  [
    'on the way',
    { done: 12, total: 37, lacks: ['komoditi'], isResting: false },
    'Menyiapkan untuk tanpa sinyal: 12 dari 37',
  ],
  [
    'answered, and not seen on the device yet',
    { done: 37, total: 37, lacks: ['desa'], isResting: false },
    'Menyiapkan untuk tanpa sinyal: 37 dari 37',
  ],
  [
    'before it is known what is needed',
    { done: 0, total: 0, lacks: [], isResting: false },
    'Menyiapkan untuk tanpa sinyal …',
  ],
  [
    'stopped by the line',
    { done: 30, total: 37, lacks: ['luas tanam', 'timbang balita'], isResting: true },
    'Menyiapkan untuk tanpa sinyal: 30 dari 37Belum ada: luas tanam, timbang balita. Dicoba lagi begitu ada sinyal.Coba lagi',
  ],
])('an officer is told how far his device is: %s', (_name, readiness, said) => {
  expect(show(readiness)).toBe(said);
});

test('whoever does not want to wait tries again at once', async () => {
  const onRetry = vi.fn();
  show({ done: 0, total: 0, lacks: ['periode'], isResting: true }, onRetry);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
