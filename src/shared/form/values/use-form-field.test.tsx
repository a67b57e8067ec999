import { render } from '@testing-library/react';
import { Form } from 'react-final-form';
import { expect, test } from 'vitest';
import { TextField } from '../parts/TextField';

/** A form that came with data, and not by a tap: its passive effects have yet to run when its fields are in the page. */
function appeared(): Promise<HTMLInputElement> {
  const { promise, resolve } = Promise.withResolvers<HTMLInputElement>();
  new MutationObserver((_changes, observer) => {
    const field = document.querySelector('input');
    if (!field) return;
    observer.disconnect();
    resolve(field);
  }).observe(document.body, { childList: true, subtree: true });
  return promise;
}

const press = (field: HTMLInputElement, key: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + key);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('bad input: keys as soon as a field is in the page are all kept', async () => {
  const field = appeared();
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const { container, unmount } = render(<div />);
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(container.appendChild(document.createElement('div')));
  root.render(
    <Form onSubmit={() => {}} initialValues={{ alamat: '' }}>
      {() => <TextField name="alamat" label="Alamat" />}
    </Form>,
  );
  const input = await field;
  for (const key of 'Poros') press(input, key);
  expect(input.value).toBe('Poros');
  root.unmount();
  unmount();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
});
