import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';

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

test('what has failed has another, the sentence of spec section 8 and one way on', () => {
  render(<ErrorState error={new Error('Basis data sibuk')} onRetry={vi.fn()} />);
  expect(drawn()).toBe('putus');
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Error: Basis data sibuk')).toBeTruthy();
  expect(alert.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Coba lagi']);
});
