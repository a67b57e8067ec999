import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEVICE_ANSWER_HEADER } from '../lib/answers';
import { serverClock } from '../lib/browser';
import { ApiError, isRefusal } from './api-error';
import { fetchData } from './fetch-data';
import { keptSince, noteAnswer } from './kept-since';

const ADDRESS = '/api/komoditi?limit=10000';
const SINCE = '2026-05-12T00:10:00Z';

beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/dashboard', search: '' } }));
afterEach(() => {
  noteAnswer(ADDRESS, null);
  vi.unstubAllGlobals();
});

const portal = (status = 200) =>
  new Response('<html>Masuk WiFi</html>', { status, headers: { 'Content-Type': 'text/html' } });
const envelope = (status: number, headers = {}) =>
  Response.json(
    { meta: { status: status < 400 ? 'success' : 'error', message: 'Halo', code: status }, data: {} },
    { status, headers },
  );
const ask = (answer: Response) => fetchData(async () => answer, ADDRESS);
const failure = (answer: Response) => ask(answer).catch((error: unknown) => error);

test('an answer of the device dates the screen, the server’s next one takes the date away', async () => {
  await ask(envelope(200, { [DEVICE_ANSWER_HEADER]: SINCE }));
  expect(keptSince()).toBe(Date.parse(SINCE));
  await ask(envelope(200));
  expect(keptSince()).toBeNull();
});

test.each([
  ['the page of a network that wants to be paid', portal()],
  ['a proxy’s complaint', portal(502)],
  ['the server’s own failure', envelope(500)],
])('%s leaves the date of what is on screen as it was', async (_name, answer) => {
  noteAnswer(ADDRESS, SINCE);
  expect(await failure(answer)).toBeInstanceOf(ApiError);
  expect(keptSince()).toBe(Date.parse(SINCE));
});

test('whoever wrote without the server’s own envelope is told of no answer', async () => {
  expect(await failure(portal())).toMatchObject({ code: 0, data: undefined });
});

test.each([401, 403] as const)('rulings 1: only the API itself refuses a session, with %i', async (code) => {
  expect(isRefusal(await failure(envelope(code)), code)).toBe(true);
  expect(isRefusal(await failure(portal(code)), code)).toBe(false);
});

test.each([
  ['what a token asks for', { Authorization: 'Bearer kunci' }, true],
  ['a public list, which a cache may have kept', undefined, false],
])('the server’s time is taken from the answer to %s: %s', async (_what, headers, isTaken) => {
  const hear = vi.spyOn(serverClock, 'hear').mockReturnValue();
  await fetchData(
    async () => envelope(200, { Date: 'Fri, 27 Nov 2026 12:00:00 GMT' }),
    ADDRESS,
    headers && { headers },
  );
  expect(hear.mock.calls).toEqual(isTaken ? [['Fri, 27 Nov 2026 12:00:00 GMT']] : []);
});
