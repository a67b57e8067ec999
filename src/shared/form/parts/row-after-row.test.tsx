import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Rule } from '#contract/rules/rule.ts';
import { ApiError } from '../../api/api-error';
import { handOver } from '../../outbox';
import { ToastList } from '../../ui/toaster/ToastList';
import { useEntry } from '../values/use-entry';
import { EntryButtons } from './EntryButtons';
import { RuledForm } from './RuledForm';
import { WholeField } from './WholeField';

interface Harga {
  eceran: string;
  grosir: string;
}
type Answer = { error: ApiError | null; key?: string };

const rules: Rule<Harga>[] = [
  ['Mohon isi harga grosir', ({ grosir }) => grosir === '', 'grosir'],
  ['Mohon isi harga eceran', ({ eceran }) => eceran === '', 'eceran'],
];
const tooHigh = new ApiError('Terlalu tinggi', 422, { errors: { eceran: ['Terlalu tinggi'] } });

/** A form for row after row, and what was sent of it. */
function openForm({ answer = async () => ({ error: null }) }: { answer?: (row: Harga) => Promise<Answer> } = {}) {
  const sent: string[] = [];
  const Form = () => {
    const entry = useEntry(() => {});
    return (
      <RuledForm<Harga>
        rules={rules}
        initialValues={{ eceran: '', grosir: '' }}
        doubts={({ eceran }): Record<string, string> =>
          Number(eceran) > 90_000 ? { eceran: 'Naik 90% dari periode lalu' } : {}
        }
        save={(row) => {
          sent.push(`${row.eceran}/${row.grosir}`);
          return answer(row);
        }}
        entry={entry}
      >
        <WholeField name="eceran" label="Eceran" />
        <WholeField name="grosir" label="Grosir" />
        <EntryButtons entry={entry} />
      </RuledForm>
    );
  };
  const element = (
    <>
      <Form />
      <ToastList />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return { sent, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => [field('Eceran').value, field('Grosir').value];
const never = () => new Promise<never>(() => {});

test('the next row stands in the same fields before another key arrives; the focus is in the first', async () => {
  const { sent, user } = openForm({ answer: never });
  const eceran = field('Eceran');
  await user.keyboard('100{Tab}90{Enter}200{Tab}190{Enter}300');
  expect(sent).toEqual(['100/90', '200/190']);
  expect(shown()).toEqual(['300', '']);
  expect(field('Eceran')).toBe(eceran);
  expect(document.activeElement).toBe(eceran);
});

test('the second of two taps sends nothing, nor does a key that is held down', async () => {
  const { sent, user } = openForm({ answer: never });
  await user.keyboard('100{Tab}90');
  await user.dblClick(screen.getByRole('button', { name: 'Simpan dan lanjut' }));
  expect(sent).toEqual(['100/90']);
  expect(screen.queryByText('Mohon isi harga grosir')).toBeNull();
});

test('a row that is typed between two quick taps is sent by the second', async () => {
  const { sent, user } = openForm({ answer: never });
  const save = screen.getByRole('button', { name: 'Simpan dan lanjut' });
  await user.keyboard('100{Tab}90');
  await user.click(save);
  await user.keyboard('200{Tab}190');
  fireEvent.click(save, { detail: 2 });
  expect(sent).toEqual(['100/90', '200/190']);
});

test('a refused row comes back while nothing was typed since, with what is wrong beside it', async () => {
  const { user } = openForm({ answer: async () => ({ error: tooHigh }) });
  await user.keyboard('100{Tab}90{Enter}');
  expect(await screen.findByText('Terlalu tinggi')).toBeTruthy();
  expect(shown()).toEqual(['100', '90']);
  expect(document.activeElement).toBe(field('Eceran'));
});

test('a refused row that only this form knows comes back after the row that is being typed', async () => {
  const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  let asked = 0;
  const { user } = openForm({ answer: () => answers[asked++]!.promise });
  await user.keyboard('100{Tab}90{Enter}2');
  await act(async () => answers[0]!.resolve({ error: tooHigh }));
  expect(shown()).toEqual(['2', '']);
  expect(screen.getByText(/^1 baris belum tersimpan/)).toBeTruthy();
  await user.keyboard('00{Tab}190{Enter}');
  await waitFor(() => expect(shown()).toEqual(['100', '90']));
  expect(screen.getByText('Terlalu tinggi')).toBeTruthy();
  expect(screen.queryByText(/baris belum tersimpan/)).toBeNull();
});

test('a refused row leaves the outbox only when its form shows it again', async () => {
  const taken: boolean[] = [];
  const refusals: (() => void)[] = [];
  const answer = () => {
    const { takeBack } = handOver();
    return new Promise<Answer>((resolve) => {
      refusals.push(() => {
        const isBack = takeBack();
        taken.push(isBack);
        resolve(isBack ? { error: tooHigh } : { error: tooHigh, key: 'k' });
      });
    });
  };
  const { user } = openForm({ answer });
  await user.keyboard('100{Tab}90{Enter}2');
  await act(async () => refusals[0]!());
  expect(shown()).toEqual(['2', '']);
  await user.keyboard('00{Tab}190{Enter}');
  await act(async () => refusals[1]!());
  expect(shown()).toEqual(['200', '190']);
  expect(taken).toEqual([false, true]);
});

test('a question holds the keys, and gives them to the next row', async () => {
  const { sent, user } = openForm({ answer: never });
  await user.keyboard('91000{Tab}90{Enter}200{Tab}190{Enter}3');
  const yes = screen.getByRole('button', { name: 'Ya, simpan' });
  expect(sent).toEqual([]);
  expect(shown()).toEqual(['91.000', '90']);
  expect(screen.getByText(/Ketikan untuk baris berikutnya ditahan/).textContent).toContain('200 ⇥ 190 ⏎ 3');
  await user.click(yes);
  await waitFor(() => expect(shown()).toEqual(['3', '']));
  expect(sent).toEqual(['91000/90', '200/190']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what was held waits while the row is being corrected, stops before a second question, and can be thrown away', async () => {
  const { sent, user } = openForm({ answer: never });
  await user.keyboard('91000{Tab}90{Enter}92000{Tab}190{Enter}3');
  await user.click(screen.getByRole('button', { name: 'Perbaiki' }));
  expect(document.activeElement).toBe(field('Eceran'));
  await user.clear(field('Eceran'));
  await user.type(field('Eceran'), '100{Enter}');
  await screen.findByRole('alertdialog');
  expect(sent).toEqual(['100/90']);
  expect(shown()).toEqual(['92.000', '190']);
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  await user.click(screen.getByRole('button', { name: 'Ya, simpan' }));
  await waitFor(() => expect(shown()).toEqual(['', '']));
  expect(sent).toEqual(['100/90', '92000/190']);
});

test('whoever goes into a field corrects', async () => {
  const { user } = openForm({ answer: never });
  await user.keyboard('91000{Tab}90{Enter}');
  await user.click(field('Grosir'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.keyboard('5');
  expect(shown()).toEqual(['91.000', '905']);
});

test('Escape is an answer too: to correct', async () => {
  const { sent, user } = openForm({ answer: never });
  await user.keyboard('91000{Tab}90{Enter}{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(field('Eceran'));
  expect(sent).toEqual([]);
});

test('a row that breaks a rule takes no figures of the next one', async () => {
  const { sent, user } = openForm({ answer: never });
  await user.keyboard('100{Enter}200{Tab}190{Enter}');
  expect(shown()).toEqual(['100', '']);
  expect(document.activeElement).toBe(field('Grosir'));
  fireEvent.change(field('Grosir'), { target: { value: '90' } });
  await user.click(screen.getByRole('button', { name: 'Simpan dan lanjut' }));
  await waitFor(() => expect(sent).toEqual(['100/90', '200/190']));
});

test('spec §5: where both are missing the focus goes to the one that is said', async () => {
  const { user } = openForm();
  await user.keyboard('{Enter}');
  expect(await screen.findAllByText('Mohon isi harga grosir')).not.toHaveLength(0);
  expect(document.activeElement).toBe(field('Grosir'));
});
