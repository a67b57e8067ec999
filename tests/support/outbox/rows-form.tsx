import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Rule } from '#contract/rules.ts';
import { EntryButtons, RuledForm, useEntry, WholeField } from '@/shared/form';
import { ToastList } from '@/shared/ui/toaster/ToastList';
import type { Refused, SavingForm } from '@/shared/write';

interface Harga {
  eceran: string;
  grosir: string;
}
export type Answer = { error: Refused | null; key?: string; says?: string };

const rules: Rule<Harga>[] = [
  ['Mohon isi harga grosir', ({ grosir }) => grosir === '', 'grosir'],
  ['Mohon isi harga eceran', ({ eceran }) => eceran === '', 'eceran'],
];

/** A form for row after row, and what was sent of it. */
export function openForm({
  answer = async () => ({ error: null }),
}: {
  answer?: (row: Harga, form: SavingForm) => Promise<Answer>;
} = {}) {
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
        save={(row, form) => {
          sent.push(`${row.eceran}/${row.grosir}`);
          return answer(row, form);
        }}
        entry={entry}
      >
        <WholeField name="eceran" label="Eceran" />
        <WholeField name="grosir" label="Grosir" />
        <EntryButtons entry={entry} />
      </RuledForm>
    );
  };
  let close = () => {};
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    close = () => act(() => setOpen(false));
    return (
      <>
        {isOpen && <Form />}
        <ToastList />
      </>
    );
  };
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  return { sent, user: userEvent.setup(), close: () => close() };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const shown = () => [field('Eceran').value, field('Grosir').value];
export const never = () => new Promise<never>(() => {});
