import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, never, openForm, shown } from '../../../../tests/support/outbox/rows-form.tsx';

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

test('a doubted field that is scrolled out of sight is named in the question', async () => {
  const { user } = openForm({ answer: never });
  const { getBoundingClientRect } = Element.prototype;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isHidden = this === field('Eceran');
    return isHidden ? new DOMRect(0, -120, 300, 48) : getBoundingClientRect.call(this);
  });
  await user.keyboard('91000{Tab}90{Enter}');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Eceran: Naik 90% dari periode lalu')).toBeTruthy();
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
