import { waitFor } from '@testing-library/react';
import { Form } from 'react-final-form';
import { expect, test } from 'vitest';
import { asItAppears } from '../../../../tests/support/screens/appears.tsx';
import { DecimalField } from '../parts/FigureFields';
import { RuledForm } from '../parts/RuledForm';
import { TextField } from '../parts/TextField';

const press = (field: HTMLInputElement, key: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + key);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('bad input: keys as soon as a field is in the page are all kept', () =>
  asItAppears<HTMLInputElement>(
    <Form onSubmit={() => {}} initialValues={{ alamat: '' }}>
      {() => <TextField name="alamat" label="Alamat" />}
    </Form>,
    'input',
    (input) => {
      for (const key of 'Poros') press(input, key);
      expect(input.value).toBe('Poros');
    },
  ));

test('rulings 13: a form that is sent as soon as it is in the page sends figures, not what stands in their field', async () => {
  const sent: object[] = [];
  const save = async (values: object) => {
    sent.push(values);
    return { error: null };
  };
  await asItAppears<HTMLFormElement>(
    <RuledForm rules={[]} initialValues={{ kebutuhan: '49,9' }} save={save} isLeftFreely>
      <DecimalField name="kebutuhan" label="Kebutuhan" />
    </RuledForm>,
    'form',
    async (form) => {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await waitFor(() => expect(sent).toEqual([{ kebutuhan: 49.9 }]));
    },
  );
});
