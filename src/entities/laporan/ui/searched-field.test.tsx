import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RuledForm } from '@/shared/form';
import { SearchedField } from './SearchedField';

const desa = ['Melak Ulu', 'Melak Ilir', 'Muara Benangaq', 'Ngenyan Asa', 'Royoq', 'Simpang Raya'];
const options = desa.map((nama, id) =>
  id === 1 ? ([id, `${nama} (sudah diisi)`, true] as const) : ([id, nama] as const),
);

function open(first = '') {
  const saved: unknown[] = [];
  const form = (
    <RuledForm
      rules={[['Kelurahan harus diisi', ({ desa }: { desa?: unknown }) => !desa, 'desa']]}
      initialValues={{ desa: first }}
      save={async ({ desa }) => {
        saved.push(desa);
        return { error: null };
      }}
    >
      <SearchedField name="desa" label="Kelurahan" placeholder="Pilih Kelurahan" options={options} />
      <button type="submit">Simpan</button>
    </RuledForm>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  return {
    saved,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Kelurahan' }),
  };
}
const found = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((one) => one.textContent);

test('is searched by what is typed, however it is written, and chosen by Enter; a second Enter sends the form', async () => {
  const { saved, user, field } = open();
  await user.click(field);
  fireEvent.change(field, { target: { value: 'ngenyanasa' } });
  await waitFor(async () => expect(await found()).toEqual(['Ngenyan Asa']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field.value).toBe('Ngenyan Asa'));
  expect(saved).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(saved).toEqual(['3']));
});

test('one that is taken is shown, and cannot be chosen', async () => {
  const { user, field } = open();
  await user.click(field);
  fireEvent.change(field, { target: { value: 'melak' } });
  await waitFor(async () => expect(await found()).toEqual(['Melak Ulu', 'Melak Ilir (sudah diisi)']));
  const taken = screen.getByRole('option', { name: 'Melak Ilir (sudah diisi)' });
  expect(taken.getAttribute('aria-disabled')).toBe('true');
});

test('what fits nothing is said; what is left there goes back to what was chosen', async () => {
  const { user, field } = open('4');
  await waitFor(() => expect(field.value).toBe('Royoq'));
  await user.click(field);
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(await screen.findByText('Tidak ada yang cocok')).toBeTruthy();
  await user.keyboard('{Tab}');
  await waitFor(() => expect(field.value).toBe('Royoq'));
});

test('is emptied by its button, and refused beside the field then', async () => {
  const { saved, user, field } = open('4');
  await user.click(screen.getByRole('button', { name: 'Kosongkan' }));
  await waitFor(() => expect(field.value).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Kelurahan harus diisi')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(saved).toEqual([]);
});
