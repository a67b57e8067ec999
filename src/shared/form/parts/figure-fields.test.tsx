import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DecimalField, WholeField } from './FigureFields';
import { RuledForm } from './RuledForm';
import { SubmitButton } from './SubmitButton';

/** A form with a price and tons, and what it sends. */
function openForm() {
  const sent: object[] = [];
  const save = async (values: object) => {
    sent.push(values);
    return { error: null };
  };
  const form = (
    <RuledForm rules={[]} initialValues={{ harga: '', ton: '' }} save={save} isLeftFreely>
      <WholeField name="harga" label="Harga" prefix="Rp. " />
      <DecimalField name="ton" label="Kebutuhan" unit="Ton" />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { sent, harga: field('Harga'), ton: field('Kebutuhan'), user: userEvent.setup() };
}

test.each([
  ['14.500,00', '14.500', '14500'],
  ['14500,00', '14.500', '14500'],
  ['1.000,00', '1.000', '1000'],
  ['Rp 25.000,-', '25.000', '25000'],
  ['٢٥٠٠٠', '25.000', '25000'],
  ['12a', '12', '12'],
])('spec §5, rulings 37: %j by keys is stored as it was meant', async (written, shown, stored) => {
  const { sent, harga, user } = openForm();
  await user.type(harga, written);
  await user.tab();
  expect(harga.value).toBe(shown);
  await user.type(harga, '{Enter}');
  expect(sent).toEqual([{ harga: stored, ton: '' }]);
});

test.each([
  ['0,5', 'Isi bilangan bulat'],
  ['1/2', 'Isi satu angka saja'],
  ['-5', 'Angka tidak boleh kurang dari 0'],
])('rulings 13: %j is refused beside its field, and stays', async (written, sentence) => {
  const { sent, harga, user } = openForm();
  await user.type(harga, written);
  expect(screen.queryByText(sentence)).toBeNull();
  await user.tab();
  expect([harga.value, harga.getAttribute('aria-invalid')]).toEqual([written, 'true']);
  expect(screen.getByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect([harga.value, sent]).toEqual([written, []]);
});

test('rulings 37: the question about a pasted figure is answered by mouse and by Tab, as the field is left for it', async () => {
  const { sent, harga, user } = openForm();
  await user.click(harga);
  await user.paste('14.5');
  await user.click(screen.getByRole('button', { name: '14.500' }));
  expect(harga.value).toBe('14.500');
  await user.clear(harga);
  await user.paste('14.5');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '145' }));
  await user.keyboard('{Enter}');
  expect([harga.value, sent]).toEqual(['145', []]);
});

test('rulings 37: letters that change the amount are asked about before anything is sent', async () => {
  const { sent, harga, user } = openForm();
  await user.type(harga, '14rb{Enter}');
  expect([harga.value, sent]).toEqual(['14', []]);
  expect(screen.getAllByText('Maksudnya 14.000?').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: '14.000' }));
  expect([harga.value, document.activeElement]).toEqual(['14.000', harga]);
  expect(screen.queryByRole('button', { name: 'Bukan' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ harga: '14000', ton: '' }]);
});

test('who did not mean the letters keeps what stands in the field', async () => {
  const { sent, harga, user } = openForm();
  await user.type(harga, '14rb');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Bukan' }));
  expect(harga.value).toBe('14');
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ harga: '14', ton: '' }]);
});

test('a decimal with two readings is asked about, and answered', async () => {
  const { sent, ton, user } = openForm();
  await user.type(ton, '1,500{Enter}');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '1.500' }));
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ harga: '', ton: 1500 }]);
});

test.each([
  ['14500', '{ArrowLeft>3/}{Backspace}5', '15.500'],
  ['14500', '{ArrowLeft>2/} 6', '145 600'],
  ['14500', '{ArrowLeft>2/}q6', '145.600'],
  ['14500', '{Home}0', '014.500'],
  ['14500', '{Home}2', '214.500'],
  ['14500', '{ArrowLeft>4/}{Delete}', '1.400'],
  ['14500', '{Backspace}{Backspace}7', '1.457'],
])('the caret stays where it is: %s, then %s', async (typed, mended, shown) => {
  const { harga, user } = openForm();
  await user.type(harga, typed);
  await user.keyboard(mended);
  expect(harga.value).toBe(shown.replace('014.500', '014500'));
});

test('undo takes back what was typed, redo brings it again, and neither reaches the row before', async () => {
  const { harga, user } = openForm();
  await user.type(harga, '14500');
  await user.keyboard('{Control>}zz{/Control}');
  expect(harga.value).toBe('145');
  await user.keyboard('{Control>}y{/Control}');
  expect(harga.value).toBe('1.450');
  await user.keyboard('9{Enter}');
  await waitFor(() => expect(harga.value).toBe(''));
  await user.click(harga);
  await user.keyboard('{Control>}zzz{/Control}');
  expect(harga.value).toBe('');
});

interface Step {
  event: 'start' | 'end' | 'input';
  /** The field's text when the event comes. */
  value?: string;
  type?: string;
}
const start: Step = { event: 'start' };
const end: Step = { event: 'end' };
const composing = (value: string): Step => ({ event: 'input', value, type: 'insertCompositionText' });
const committed = (value: string, type = 'insertText'): Step => ({ event: 'input', value, type });

/** Plays what a browser does, which writes into the field itself. */
function play(field: HTMLInputElement, steps: readonly Step[]) {
  let isComposing = false;
  for (const { event, value, type } of steps) {
    if (event === 'start') fireEvent.compositionStart(field);
    if (event === 'end') fireEvent.compositionEnd(field);
    isComposing = event === 'start' || (event === 'input' && isComposing);
    if (event !== 'input' || value === undefined) continue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.setSelectionRange(value.length, value.length);
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType: type ?? '', isComposing }));
    // A field that rewrites itself now would break the composition.
    if (isComposing) expect(field.value).toBe(value);
  }
}

const grows = ['1', '12', '120', '1200', '12000'].map(composing);

test.each<readonly [string, readonly Step[]]>([
  ['Gboard composes the whole word', [start, ...grows, end]],
  ['Gboard and Firefox write it once more behind the end', [start, ...grows, end, committed('12000')]],
  [
    'Samsung composes each digit of its own',
    ['1', '12', '120', '1200', '12000'].flatMap((text) => [start, composing(text), end]),
  ],
  ['SwiftKey ends before the last digit', [start, ...grows.slice(0, 4), end, committed('12000')]],
  [
    'iOS takes the composition away and inserts it',
    [start, ...grows, composing(''), committed('12000', 'insertFromComposition'), end],
  ],
  ['a composition that is mended', [start, composing('12'), composing('1'), composing('12'), composing('12000'), end]],
  ['a composition without its end', [start, ...grows]],
])('%s: what was committed is stored', async (_name, steps) => {
  for (const label of ['Harga', 'Kebutuhan']) {
    const { sent, user } = openForm();
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await user.click(field);
    play(field, steps);
    await user.tab();
    expect(field.value).toBe('12.000');
    await user.type(field, '{Enter}');
    expect(sent).toEqual([label === 'Harga' ? { harga: '12000', ton: '' } : { harga: '', ton: 12000 }]);
    document.body.replaceChildren();
  }
});

test('a composition inside of grouped digits goes where it was typed', async () => {
  const { harga, user } = openForm();
  await user.type(harga, '14500');
  play(harga, [start, composing('14.5007'), composing('14.50078'), end]);
  await user.tab();
  expect(harga.value).toBe('1.450.078');
});
