import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('no more than two run at once, in the order they came, and a failure frees its place', async () => {
  const inTurn = atMost(2);
  const started: number[] = [];
  const doors = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const works = doors.map((door, index) =>
    inTurn(() => {
      started.push(index);
      return door.promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  doors[1]?.reject(new Error('rusak'));
  await expect(works[1]).rejects.toThrow('rusak');
  expect(started).toEqual([0, 1, 2]);
  doors[0]?.resolve();
  await works[0];
  expect(started).toEqual([0, 1, 2, 3]);
  doors[2]?.resolve();
  doors[3]?.resolve();
  await Promise.all([works[2], works[3]]);
});
