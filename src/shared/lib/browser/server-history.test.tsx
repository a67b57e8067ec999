import { beforeEach, expect, test, vi } from 'vitest';
import { serverHistory } from './server-history';

const changes = vi.fn();
beforeEach(() => {
  localStorage.clear();
  changes.mockReset();
});

/** An answer to a question that was sent when the device knew of so many writes. */
const hear = (...answers: [header: string | null, seenBefore: number][]) => {
  const stop = serverHistory.listen(changes);
  for (const [header, seenBefore] of answers) serverHistory.hear(header, seenBefore);
  stop();
};

test.each<[string, [string | null, number][], number]>([
  ['the first answer', [['aaaa.5', 0]], 0],
  [
    'more writes',
    [
      ['aaaa.5', 0],
      ['aaaa.9', 5],
    ],
    0,
  ],
  [
    'an answer that was overtaken by another',
    [
      ['aaaa.9', 5],
      ['aaaa.7', 5],
    ],
    0,
  ],
  [
    'an older server, which says nothing',
    [
      ['aaaa.5', 0],
      [null, 5],
      ['', 5],
      ['lain', 5],
    ],
    0,
  ],
  [
    'a restore: another id',
    [
      ['aaaa.5', 0],
      ['bbbb.5', 5],
    ],
    1,
  ],
  [
    'a restore that has more writes by now',
    [
      ['aaaa.5', 0],
      ['bbbb.50', 5],
    ],
    1,
  ],
  [
    'a file put back by hand: fewer writes than before it was asked',
    [
      ['aaaa.9', 0],
      ['aaaa.7', 9],
    ],
    1,
  ],
  [
    'two restores',
    [
      ['aaaa.9', 0],
      ['bbbb.7', 9],
      ['cccc.7', 7],
    ],
    2,
  ],
])('%s', (_what, answers, times) => {
  hear(...answers);
  expect([serverHistory.turn(), changes.mock.calls.length]).toEqual([times, times]);
});

test('after a change it counts from what the new history says', () => {
  hear(['aaaa.900', 0], ['bbbb.7', 900], ['bbbb.8', 7]);
  expect([serverHistory.turn(), serverHistory.writes()]).toEqual([1, 8]);
});
