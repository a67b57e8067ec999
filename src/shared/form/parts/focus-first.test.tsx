import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { empty } from '#contract/rules.ts';
import { ApiError } from '../../api/api-error';
import { toast } from '../../ui/toaster';
import { ToastList } from '../../ui/toaster/ToastList';
import type { Saved } from '../values/sent-form';
import { RuledForm } from './RuledForm';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';

interface Isian {
  judul: string;
  periode: string;
}

const rules = [
  empty<Isian>('Periode tidak ada', 'periode'),
  empty<Isian>('Judul harus diisi', 'judul'),
  ['Judul harus pendek', ({ judul }: Isian) => judul.length > 5, 'judul'],
] as const;

function openForm(fixed: Partial<Isian>, save = async (): Promise<Saved> => ({ error: null })) {
  const element = (
    <RuledForm<Isian> rules={rules} initialValues={{ judul: '' }} fixed={fixed} save={save} isLeftFreely>
      <TextField name="judul" label="Judul" />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
  render(<ToastList />);
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const user = userEvent.setup();
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Simpan' })), leave: unmount };
}

const judul = () => screen.getByRole('textbox', { name: 'Judul' });
const messages = () => [...document.querySelectorAll('[data-scope="toast"] [data-part="title"]')];

let count = 0;

/** What of these was said: when a later message has come, an earlier one would be there. */
async function said(...sentences: string[]): Promise<string[]> {
  count += 1;
  const last = `Sesudahnya ${count}`;
  toast.info(last);
  await screen.findByText(last);
  const all = messages().map(({ textContent }) => textContent);
  return sentences.filter((sentence) => all.includes(sentence));
}

test('look: no message repeats what stands beside its field, which is described by it and has the focus', async () => {
  const { send } = openForm({ periode: '1' });
  await send();
  expect(document.activeElement).toBe(judul());
  expect(judul().getAttribute('aria-describedby')?.split(' ').map(textOf)).toContain('Judul harus diisi');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await said('Judul harus diisi')).toEqual([]);
});

const textOf = (id: string) => document.getElementById(id)?.textContent;

test('spec §5: what stands beside no field of the form is said by a message', async () => {
  const { send } = openForm({});
  await send();
  expect(await said('Periode tidak ada', 'Judul harus diisi')).toEqual(['Periode tidak ada']);
});

test('WCAG 4.1.3: to whoever is in the field already it is said each time anew', async () => {
  const { user } = openForm({ periode: '1' });
  await user.type(judul(), '{Enter}');
  const first = screen.getByRole('alert');
  expect(first.textContent).toBe('Judul harus diisi');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).not.toBe(first);
  await user.keyboard('Panjang sekali{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Judul harus pendek');
});

test.each([
  ['beside its field', { judul: ['Sudah ada'] }, []],
  ['by a message, where it names none', {}, ['Sudah ada']],
])('what the server refuses and the form is left to say is said once, %s', async (_where, errors, messages) => {
  const error = new ApiError('Sudah ada', 422, { errors });
  const { user, send } = openForm({ periode: '1' }, async () => ({ error, says: 'Sudah ada' }));
  await user.type(judul(), 'Baru');
  await send();
  await screen.findByText('Sudah ada');
  expect(await said('Sudah ada')).toEqual(messages);
});

test('what a form was left to say is not lost with it', async () => {
  const error = new ApiError('Sesi berakhir', 401);
  const answer = Promise.withResolvers<Saved>();
  const { user, send, leave } = openForm({ periode: '1' }, () => answer.promise);
  await user.type(judul(), 'Baru');
  await send();
  leave();
  answer.resolve({ error, says: 'Sesi berakhir' });
  expect(await screen.findByText('Sesi berakhir')).toBeTruthy();
});
