import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error';
import { isFault, type Verdict, verdictOf } from './verdict';

const said = { message: 'Tidak' };

/** An answer by its status, what the API said in it, when to come again, and how often the server failed before. */
const answers: [
  name: string,
  verdict: Verdict,
  code: number,
  data?: object | undefined,
  retryAfter?: number | undefined,
  faults?: number,
][] = [
  ['no answer', 'lagi', 0],
  ['no answer ten times', 'lagi', 0, undefined, undefined, 9],
  ['too late a request', 'lagi', 408, said],
  ['too early a request', 'lagi', 425, said],
  ['too many requests', 'lagi', 429, said],
  ['a server in trouble', 'lagi', 503, said],
  ['a server in trouble ten times', 'lagi', 503, said, undefined, 9],
  ['a server that fails', 'lagi', 500, said],
  ['a server that fails nine times', 'lagi', 500, said, undefined, 8],
  ['a server that fails at the row ten times', 'ditolak', 500, said, undefined, 9],
  ['a page of a hotel’s network', 'lagi', 403],
  ['a page of a hotel’s network ten times', 'ditolak', 403, undefined, undefined, 9],
  ['a strange page that says all is well', 'lagi', 200],
  ['a strange page that says all is well ten times', 'lagi', 200, undefined, undefined, 9],
  ['a refusal that names a time', 'lagi', 409, said, 1],
  ['a refusal that names this very moment', 'lagi', 409, said, 0],
  ['the session is over', 'sesi', 401, said],
  ['a login page of somebody else', 'lagi', 401],
  ['a form that is not whole', 'ditolak', 422, said],
  ['no right to it', 'ditolak', 403, said],
  ['another row in the way', 'bentrok', 409, { ...said, id: 7 }],
  ['what is still used', 'ditolak', 409, said],
  ['a newer row in the way', 'bentrok', 412, said],
  ['a form that is not whole, of a row', 'ditolak', 422, { ...said, id: 7 }],
];

test.each(answers)('%s: %s', (_name, verdict, code, data, retryAfter, faults = 0) => {
  expect(verdictOf({ error: new ApiError('', code, data, retryAfter), saved: null }, faults)).toBe(verdict);
});

test('what was answered is sent', () => {
  expect(verdictOf({ error: null, saved: null }, 99)).toBe('terkirim');
});

test.each([
  [500, said, true],
  [500, undefined, true],
  [503, said, false],
  [503, undefined, false],
  [422, said, false],
  [400, undefined, true],
  [499, undefined, true],
  [399, undefined, false],
  [0, undefined, false],
])('%i with %j may be the row’s own fault: %s', (code, data, isIt) => {
  expect(isFault(new ApiError('', code, data))).toBe(isIt);
});
