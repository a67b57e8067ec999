import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Kind } from 'graphql';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceDatabase, drafts } from '../../lib/device';
import { newItem, outboxStore, type SavingForm } from '../../write';
import { WholeField } from '../parts/FigureFields';
import { RuledForm } from '../parts/RuledForm';
import { TextField } from '../parts/TextField';
import type { Saved } from './sent-form';

const NAME = '1/uji';

afterEach(() => vi.restoreAllMocks());

type Save = (values: object, form: SavingForm) => Promise<Saved>;

const Form = ({ save = async () => ({ error: null }), children }: { save?: Save; children?: ReactNode }) => (
  <RuledForm rules={[]} initialValues={{ nama: '', alamat: '' }} save={save} draft={NAME} isLeftFreely>
    {children}
    <button type="submit">Simpan</button>
  </RuledForm>
);

const fields = (
  <>
    <TextField name="nama" label="Nama" />
    <TextField name="alamat" label="Alamat" />
  </>
);

/** As a save through the outbox does. */
const store = (form: SavingForm) => {
  const document = { kind: Kind.DOCUMENT, definitions: [] } as const;
  const words = { entity: 'uji', label: 'Uji', refresh: [], userId: 1, document };
  form.hand();
  return outboxStore.add([newItem({ ...words, variables: { input: {} } })], form.drafts);
};

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

test('what was typed last comes back from a page that was gone before the database had come to it', async () => {
  const { unmount } = render(<Form>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Nama'), 'Marta');
  await waitFor(async () => expect((await drafts.read(NAME))?.values).toMatchObject({ nama: 'Marta' }));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Ditutup', 'AbortError');
  });
  await userEvent.type(screen.getByLabelText('Alamat'), 'Barong');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  await drafts.read(NAME);
  put.mockRestore();
  render(<Form>{fields}</Form>);
  await waitFor(() => expect(shown('Alamat')).toBe('Barong'));
  expect(shown('Nama')).toBe('Marta');
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

test.each([
  ['left', (leave: () => void) => leave()],
  ['put away', () => void window.dispatchEvent(new Event('pagehide'))],
])(
  'what was typed before the draft had been read is on the device when the form is %s, with the rest of the draft',
  async (_how, go) => {
    await drafts.write(NAME, { nama: 'Marta', alamat: 'Melak' });
    vi.spyOn(drafts, 'read').mockReturnValueOnce(new Promise(() => {}));
    const { unmount } = render(<Form>{fields}</Form>);
    await userEvent.type(screen.getByLabelText('Alamat'), 'Barong');
    go(unmount);
    await waitFor(async () => expect((await drafts.read(NAME))?.values).toEqual({ nama: 'Marta', alamat: 'Barong' }));
  },
);

test('where there was no draft, what was not typed goes with it: it tells what was typed over', async () => {
  vi.spyOn(drafts, 'read').mockReturnValueOnce(new Promise(() => {}));
  const { unmount } = render(<Form>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Alamat'), 'Barong');
  unmount();
  await waitFor(async () => expect((await drafts.read(NAME))?.values).toEqual({ nama: '', alamat: 'Barong' }));
});

test('a form that is left before its draft has been read, and was not typed into, leaves the draft as it was', async () => {
  await drafts.write(NAME, { nama: 'Marta', alamat: 'Melak' });
  vi.spyOn(drafts, 'read').mockReturnValueOnce(new Promise(() => {}));
  render(<Form>{fields}</Form>).unmount();
  expect((await drafts.read(NAME))?.values).toEqual({ nama: 'Marta', alamat: 'Melak' });
});

test('figures of a draft that comes into the field where somebody stands are replaced by what he types', async () => {
  const reading = Promise.withResolvers<Awaited<ReturnType<typeof drafts.read>>>();
  vi.spyOn(drafts, 'read').mockReturnValueOnce(reading.promise);
  render(
    <Form>
      <WholeField name="harga" label="Harga" />
    </Form>,
  );
  screen.getByLabelText('Harga').focus();
  await act(async () => reading.resolve({ values: { harga: '12345' }, disimpan: '' }));
  await waitFor(() => expect(shown('Harga')).toBe('12.345'));
  await userEvent.keyboard('26807');
  expect(shown('Harga')).toBe('26.807');
  // What he typed himself is not taken for another draft.
  await userEvent.keyboard('{Backspace}');
  expect(shown('Harga')).toBe('2.680');
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

test('what was typed before the draft had been read and taken back afterwards leaves none', async () => {
  const reading = Promise.withResolvers<Awaited<ReturnType<typeof drafts.read>>>();
  vi.spyOn(drafts, 'read').mockReturnValueOnce(reading.promise);
  render(<Form>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Nama'), 'M');
  await act(async () => reading.resolve(undefined));
  await waitFor(async () => expect(await drafts.read(NAME)).toBeDefined());
  await userEvent.clear(screen.getByLabelText('Nama'));
  await waitFor(async () => expect(await drafts.read(NAME)).toBeUndefined());
});

test('an app that dies once the outbox has the values does not offer them a second time', async () => {
  const left: unknown[] = [];
  const save: Save = async (_values, form) => {
    await store(form);
    left.push((await deviceDatabase()).get('draf', NAME));
    return new Promise<never>(() => {});
  };
  const { unmount } = render(<Form save={save}>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Nama'), 'Marta');
  await waitFor(async () => expect(await drafts.read(NAME)).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(await left[0]).toBeUndefined();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(await drafts.read(NAME)).toBeUndefined();
});

test('an outbox that cannot store leaves the draft as it was typed last', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Penuh', 'QuotaExceededError');
  });
  const failed: unknown[] = [];
  const save: Save = async (_values, form) => {
    await store(form).catch((error: Error) => failed.push(error.name));
    return new Promise<never>(() => {});
  };
  render(<Form save={save}>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Nama'), 'Marta{Enter}');
  await waitFor(() => expect(failed).toEqual(['QuotaExceededError']));
  expect((await drafts.read(NAME))?.values).toMatchObject({ nama: 'Marta' });
});

test('values that were refused after all are kept again', async () => {
  const save: Save = async (_values, form) => {
    await store(form);
    return { error: { message: 'Ditolak' } };
  };
  render(<Form save={save}>{fields}</Form>);
  await userEvent.type(screen.getByLabelText('Nama'), 'Marta');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(async () => expect((await drafts.read(NAME))?.values).toMatchObject({ nama: 'Marta' }));
  expect(shown('Nama')).toBe('Marta');
});
