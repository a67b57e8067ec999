import { waitFor } from '@testing-library/react';
import { Form } from 'react-final-form';
import { expect, test } from 'vitest';
import { asItAppears } from '../../../../tests/support/screens/appears.tsx';
import { FotoField } from './FotoField';

const isian = { foto: [], main: '' };

test('a photo that is chosen, and made the main one, as soon as the field is in the page stays', () =>
  asItAppears<HTMLInputElement>(
    <Form onSubmit={() => {}} initialValues={isian}>
      {() => <FotoField tersimpan={[]} progress={{}} />}
    </Form>,
    'input[type=file]',
    async (input) => {
      const files = [new File(['x'], 'padi.jpg', { type: 'image/jpeg' })];
      Object.defineProperty(input, 'files', { value: files });
      Object.defineProperty(input, 'value', { value: '', writable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      const main = () => document.querySelector<HTMLElement>('[aria-label="Foto 1, jadikan foto utama"]');
      await waitFor(() => expect(main()).toBeTruthy());
      main()?.click();
      await waitFor(() => expect(main()?.getAttribute('aria-pressed')).toBe('true'));
    },
  ));
