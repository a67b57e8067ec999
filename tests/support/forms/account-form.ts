import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
// Compiled before the first sentence is waited for.
import '@/shared/ui/toaster/ToastList';
import { toast } from '@/shared/ui/toaster';
import { network } from '../api/network.ts';

export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

/** Puts texts into the fields with these labels, in the place of what stands there. */
export async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label));
    if (text) await user.paste(text);
  }
}

/** Waits until the server has told that no robot check is needed. */
export const checkIsOff = async (): Promise<void> => {
  await screen.findByRole('button', { name: /^(Masuk|Daftar)$/ });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Pemeriksaan robot' })).toBeNull());
};

/** Messages stay for five seconds, over the end of a test too: those that were listened to, by their ids. */
const heard = new Set<string>();

const messages = () =>
  [...document.querySelectorAll('[data-scope="toast"][data-part="root"]')].filter(({ id }) => !heard.has(id));

/** What has been said aloud since the last silence. */
export const allSaid = (): (string | null | undefined)[] =>
  messages().map((message) => message.querySelector('[data-part="title"]')?.textContent);

/** Waits until this is said aloud, and nothing else. */
export const said = (sentence: string): Promise<void> => waitFor(() => expect(allSaid()).toEqual([sentence]));

/** What comes after this is heard as new; a test begins with it. */
export const silence = (): void => {
  for (const { id } of messages()) heard.add(id);
};

let count = 0;

/** Messages come one after the other: once a later one has come, an earlier one would be there. */
async function saidNowhere(sentence: string): Promise<void> {
  count += 1;
  const last = `Pesan penguji ${count}`;
  toast.info(last);
  await waitFor(() => expect(allSaid()).toContain(last));
  expect(allSaid()).not.toContain(sentence);
  silence();
}

/** Waits until the focus is in a field that says what is wrong with it; no message repeats it. */
export async function standsBeside(control: () => Element, sentence: string): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(control()));
  expect(control().getAttribute('aria-invalid')).toBe('true');
  const [id = ''] = control().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(id)?.textContent).toBe(sentence);
  await saidNowhere(sentence);
}

export const complains = (label: string, sentence: string): Promise<void> => standsBeside(() => field(label), sentence);

/** Waits until the focus is at the unsolved robot check, which says so itself. */
export const asksForCheck = (sentence: string): Promise<void> =>
  standsBeside(() => screen.getByRole('group', { name: 'Pemeriksaan robot' }), sentence);

const failure = (code: number, message: string, headers?: Record<string, string>) => () =>
  HttpResponse.json({ meta: { status: 'error', message, code }, data: { message } }, { status: code, headers });

/** Ways in which a write fails, and what is then said where a sentence of the form's own stands in for the server's. */
export const failures = (own: string): [name: string, answer: () => Response, sentence: string][] => [
  [
    '429 with Retry-After',
    failure(429, 'Terlalu banyak percobaan. Silahkan coba lagi dalam 15 menit.', { 'Retry-After': '900' }),
    'Terlalu banyak percobaan. Silahkan coba lagi dalam 15 menit.',
  ],
  ['500 with a message', failure(500, 'Basis data sibuk'), 'Basis data sibuk'],
  ['a proxy’s HTML page', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 }), own],
  [
    'no network',
    () => HttpResponse.error(),
    `${own.replace(/\.$/, '')}. Tidak dapat terhubung ke server. Periksa sambungan internet Anda.`,
  ],
];

/** Writes to this address fail in one of these ways. */
export const fails = (path: string, answer: () => Response): void => network.use(http.post(`*/api${path}`, answer));

/** What people paste who mean no harm, and what others do. */
export const oddTexts = ['<img src=x onerror=alert(1)>', '🌾🌾 padi 🌾', 'x'.repeat(10_000), "' or 1=1 --"];
