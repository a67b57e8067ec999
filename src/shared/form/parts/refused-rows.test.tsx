import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allSaid, silence, standsBeside } from '../../../../tests/support/forms/account-form.ts';
import { type Answer, field, openForm, shown } from '../../../../tests/support/outbox/rows-form.tsx';
import { ApiError } from '../../api/api-error';
import type { SavingForm } from '../../write';

const tooHigh = new ApiError('Terlalu tinggi', 422, { errors: { eceran: ['Terlalu tinggi'] } });

test('a refused row comes back while nothing was typed since, with what is wrong beside it', async () => {
  const { user } = openForm({ answer: async () => ({ error: tooHigh }) });
  await user.keyboard('100{Tab}90{Enter}');
  expect(await screen.findByText('Terlalu tinggi')).toBeTruthy();
  expect(shown()).toEqual(['100', '90']);
  expect(document.activeElement).toBe(field('Eceran'));
});

test('a refused row that only this form knows comes back after the row that is being typed', async () => {
  const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  let attempts = 0;
  const { user } = openForm({ answer: () => answers[attempts++]!.promise });
  await user.keyboard('100{Tab}90{Enter}2');
  await act(async () => answers[0]!.resolve({ error: tooHigh }));
  expect(shown()).toEqual(['2', '']);
  expect(screen.getByText(/^1 baris belum tersimpan/)).toBeTruthy();
  await user.keyboard('00{Tab}190{Enter}');
  await waitFor(() => expect(shown()).toEqual(['100', '90']));
  expect(screen.getByText('Terlalu tinggi')).toBeTruthy();
  expect(screen.queryByText(/baris belum tersimpan/)).toBeNull();
});

test('what is typed on blindly takes no place in a row that comes back, and goes to the next one', async () => {
  const answers = [Promise.withResolvers<Answer>()];
  let attempts = 0;
  const { sent, user } = openForm({ answer: () => answers[attempts++]?.promise ?? Promise.resolve({ error: null }) });
  await user.keyboard('100{Tab}90{Enter}');
  await act(async () => answers[0]!.resolve({ error: tooHigh }));
  await user.keyboard('200{Tab}190{Enter}');
  expect(shown()).toEqual(['100', '90']);
  expect(screen.getByText(/Ketikan untuk baris berikutnya ditahan/).textContent).toContain('200 ⇥ 190 ⏎');
  expect(sent).toEqual(['100/90']);
  await user.click(field('Eceran'));
  await user.clear(field('Eceran'));
  await user.keyboard('80{Enter}');
  await waitFor(() => expect(sent).toEqual(['100/90', '80/90', '200/190']));
});

test('held keys of a form that is left are said, for nothing has taken them', async () => {
  const { user, close } = openForm({ answer: async () => ({ error: tooHigh }) });
  await user.keyboard('100{Tab}90{Enter}');
  await screen.findByText('Terlalu tinggi');
  await user.keyboard('200{Tab}190');
  close();
  expect(await screen.findByText('Belum tersimpan, ketik lagi: 200 ⇥ 190')).toBeTruthy();
});

test('a row that comes back after another takes none of the keys that follow that one', async () => {
  const answers = [Promise.withResolvers<Answer>()];
  let attempts = 0;
  const { sent, user } = openForm({ answer: () => answers[attempts++]?.promise ?? Promise.resolve({ error: null }) });
  await user.keyboard('100{Tab}90{Enter}2');
  await act(async () => answers[0]!.resolve({ error: tooHigh }));
  await user.keyboard('00{Tab}190{Enter}300{Tab}290{Enter}');
  await waitFor(() => expect(shown()).toEqual(['100', '90']));
  expect(sent).toEqual(['100/90', '200/190']);
  await user.click(screen.getByRole('button', { name: 'Simpan dan lanjut' }));
  await waitFor(() => expect(sent).toEqual(['100/90', '200/190', '100/90', '300/290']));
});

test('who has looked types behind what came back, and not over it', async () => {
  const { user } = openForm({ answer: async () => ({ error: tooHigh }) });
  await user.keyboard('100{Tab}90{Enter}');
  await screen.findByText('Terlalu tinggi');
  await user.click(document.body);
  field('Eceran').focus();
  await user.keyboard('7');
  expect(shown()).toEqual(['1.007', '90']);
});

/** Why the row is refused is left to the form. */
const unsaid = { error: tooHigh, says: 'Terlalu tinggi' };

test('look: why a row came back stands beside its field alone; of one that waits a message says it', async () => {
  silence();
  const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  let attempts = 0;
  const { user } = openForm({ answer: () => answers[attempts++]!.promise });
  await user.keyboard('100{Tab}90{Enter}');
  await act(async () => answers[0]!.resolve(unsaid));
  await standsBeside(() => field('Eceran'), 'Terlalu tinggi');
  expect(shown()).toEqual(['100', '90']);

  await user.click(field('Eceran'));
  await user.keyboard('{Enter}2');
  await act(async () => answers[1]!.resolve(unsaid));
  expect(shown()).toEqual(['2', '']);
  await waitFor(() => expect(allSaid()).toContain('Terlalu tinggi'));
});

test('a refused row leaves the outbox only when its form shows it again', async () => {
  const taken: boolean[] = [];
  const refusals: (() => void)[] = [];
  const answer = (_row: unknown, { takeBack }: SavingForm) => {
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
