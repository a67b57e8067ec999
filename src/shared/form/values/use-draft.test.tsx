import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { drafts } from '../../lib/device';
import { RuledForm } from '../parts/RuledForm';
import { TextField } from '../parts/TextField';

const NAME = '1/uji';
const saved = async () => ({ error: null });

const Form = ({ children }: { children?: ReactNode }) => (
  <RuledForm rules={[]} initialValues={{ nama: '', alamat: '' }} save={saved} draft={NAME} isLeftFreely>
    {children}
  </RuledForm>
);

const fields = (
  <>
    <TextField name="nama" label="Nama" />
    <TextField name="alamat" label="Alamat" />
  </>
);

const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('what is typed is on the device a moment later, and comes back with the form', async () => {
  const { unmount } = render(<Form>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Nama'), 'Marta');
  await waitFor(async () => expect((await drafts.read(NAME))?.values).toMatchObject({ nama: 'Marta' }));
  unmount();
  render(<Form>{fields}</Form>);
  await waitFor(() => expect(shown('Nama')).toBe('Marta'));
  expect(screen.getByText('Isian yang belum disimpan dikembalikan.')).toBeTruthy();
});

test('what was typed while the draft was being read stays; the rest comes back', async () => {
  const reading = Promise.withResolvers<Awaited<ReturnType<typeof drafts.read>>>();
  vi.spyOn(drafts, 'read').mockReturnValueOnce(reading.promise);
  render(<Form>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Alamat'), 'Barong');
  await act(async () => reading.resolve({ values: { nama: 'Marta', alamat: 'Melak' }, disimpan: '' }));
  await waitFor(() => expect(shown('Nama')).toBe('Marta'));
  expect(shown('Alamat')).toBe('Barong');
});

test('a form that is left before its fields have come leaves its draft as it was', async () => {
  await drafts.write(NAME, { nama: 'Marta' });
  const { unmount } = render(<Form />);
  await screen.findByText('Isian yang belum disimpan dikembalikan.');
  unmount();
  expect((await drafts.read(NAME))?.values).toMatchObject({ nama: 'Marta' });
});

test('what was typed and taken back leaves no draft', async () => {
  render(<Form>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Nama'), 'M');
  await waitFor(async () => expect(await drafts.read(NAME)).toBeDefined());
  await userEvent.clear(screen.getByLabelText('Nama'));
  await waitFor(async () => expect(await drafts.read(NAME)).toBeUndefined());
});
