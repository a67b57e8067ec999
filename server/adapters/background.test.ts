import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

test('settled when all is done, that which the work itself began too', async () => {
  const done: string[] = [];
  const background = createBackground({ info: () => undefined, error: () => undefined });
  background.run('satu', async () => {
    await Promise.resolve();
    background.run('dua', async () => void done.push('dua'));
    done.push('satu');
  });
  expect(done).toEqual([]);
  await background.settled();
  expect(done).toEqual(['satu', 'dua']);
});

test('what fails is logged under its name and harms nothing else', async () => {
  const errors: unknown[] = [];
  const background = createBackground({ info: () => undefined, error: (...line) => errors.push(line) });
  const error = new Error('rusak');
  background.run('surat-gagal', () => Promise.reject(error));
  background.run('langsung-gagal', () => {
    throw error;
  });
  await background.settled();
  expect(errors).toHaveLength(2);
  expect(errors).toEqual(
    expect.arrayContaining([
      ['surat-gagal', { error }],
      ['langsung-gagal', { error }],
    ]),
  );
});
