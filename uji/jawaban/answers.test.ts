import { expect, test } from 'vitest';
import { type Answer, answerOf, differences } from './answers.ts';

const answer = (change: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: [['content-type', 'application/json']],
  body: '{"data":1}',
  ...change,
});

test.each<[string, Answer | undefined, Answer | undefined, RegExp | null]>([
  ['nothing', answer(), answer(), null],
  ['the status', answer(), answer({ status: 404 }), /^GET \/: status 200 is now 404$/],
  ['a header', answer(), answer({ headers: [] }), /^GET \/: headers at 0 "content-type.*is now ""$/],
  ['a byte of the body', answer(), answer({ body: '{"data":2}' }), /^GET \/: body at 8 .*1.* is now .*2/],
  ['a question more', undefined, answer(), /was not asked/],
  ['a question less', answer(), undefined, /no longer asked/],
])('what differs is told: %s', (_what, before, after, line) => {
  const told = differences(before ? { 'GET /': before } : {}, after ? { 'GET /': after } : {});
  expect(told).toEqual(line ? [expect.stringMatching(line)] : []);
});

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];

test.each([
  ['{"access_token":"kA3-Yx_0123456789abcdef","id":1}', '{"access_token":"<acak>","id":1}'],
  [
    `/media/${one}.jpg /media/${other}.webp /media/${one}.jpg`,
    '/media/<sidik 1>.jpg /media/<sidik 2>.webp /media/<sidik 1>.jpg',
  ],
  ['{"revisi":3}', '{"revisi":3}'],
])('%s is kept as %s', async (body, kept) => {
  const { headers, ...told } = await answerOf(new Response(body, { headers: { ETag: 'W/"1-0a1b2c3d-318"' } }));
  expect(told).toEqual({ status: 200, body: kept });
  expect(headers).toContainEqual(['etag', 'W/"<revisi>"']);
});
