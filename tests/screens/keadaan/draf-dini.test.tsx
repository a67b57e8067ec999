import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RuledForm, TextField } from '@/shared/form';
import { drafts } from '@/shared/lib/device';

test('drafts: what is typed while the draft is still being looked for is kept too', async () => {
  const form = (
    <RuledForm rules={[]} initialValues={{ alamat: '' }} save={async () => ({ error: null })} draft="7/uji">
      <TextField name="alamat" label="Alamat" />
    </RuledForm>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  fireEvent.change(screen.getByLabelText('Alamat'), { target: { value: 'Jalan Poros' } });
  await waitFor(async () => expect((await drafts.read('7/uji'))?.values).toEqual({ alamat: 'Jalan Poros' }));
});
