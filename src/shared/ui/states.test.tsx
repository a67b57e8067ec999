import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

/** What is drawn for those who see; a screen reader hears the sentence. */
const drawn = () => document.querySelector('svg[aria-hidden="true"]')?.getAttribute('data-lukisan');

test('what is empty has a drawing of its own, one sentence and one way on', () => {
  render(
    <MemoryRouter>
      <EmptyState wayOn={['Lihat etalase', '/etalase']}>Produk tidak ditemukan</EmptyState>
    </MemoryRouter>,
  );
  expect(drawn()).toBe('kosong');
  expect(screen.getByRole('status').textContent).toBe('Produk tidak ditemukan');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Lihat etalase']);
});

test.each([
  ['without an answer', 0, 'putus'],
  ['though the server has answered', 500, 'macet'],
])('what has failed %s has another, the sentence of spec section 8 and one way on', (_name, code, drawing) => {
  render(<ErrorState error={new ApiError('Basis data sibuk', code)} onRetry={vi.fn()} />);
  expect(drawn()).toBe(drawing);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Error: Basis data sibuk')).toBeTruthy();
  expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Coba lagi']);
});
