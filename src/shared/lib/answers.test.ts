import { expect, test } from 'vitest';
import { readEnvelope } from './answers';

const success = { meta: { status: 'success', message: 'OK', code: 200 }, data: [1] };
const json = (body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': type } });

test.each([
  ['a success', json(success)],
  ['a failure', json({ meta: { status: 'error', message: 'Tidak ada', code: 404 }, data: {} })],
  ['with its letters named', json(success, 'application/json; charset=UTF-8')],
])('kontrak.md, Envelope: %s is the API’s own answer', async (_name, answer) => {
  expect(await readEnvelope(answer)).toBeDefined();
});

test.each([
  [
    'the page of a network that wants to be paid',
    new Response('<html>Masuk</html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['an envelope that calls itself a page', json(success, 'text/html')],
  ['an answer without a type', new Response(new Uint8Array([123, 125]))],
  ['somebody else’s JSON', json({ status: 'ok' })],
  ['a list alone', json([1, 2])],
  ['an empty meta', json({ meta: null, data: [] })],
  ['a meta of another kind', json({ meta: { page: 1 }, data: [] })],
  [
    'an answer that was cut',
    new Response('{"meta":{"status":"succ', { headers: { 'Content-Type': 'application/json' } }),
  ],
  ['nothing', new Response(null, { headers: { 'Content-Type': 'application/json' } })],
])('%s is not the API’s answer', async (_name, answer) => {
  expect(await readEnvelope(answer)).toBeUndefined();
});
