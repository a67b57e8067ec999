import { expect, test } from 'vitest';
import { Busy } from '../ports.ts';
import { limitConcurrency } from './limit-concurrency.ts';

test('no more than two run at once, in the order they came, and a failure frees its place', async () => {
  const inTurn = limitConcurrency(2);
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

test('what is urgent goes before what came earlier and is not', async () => {
  const inTurn = limitConcurrency(1);
  const done: string[] = [];
  const work = (name: string, isUrgent: boolean) => inTurn(async () => void done.push(name), isUrgent);
  await Promise.all([work('first', false), work('upload', false), work('look', true), work('another look', true)]);
  expect(done).toEqual(['first', 'look', 'another look', 'upload']);
});

test('who comes when enough wait already is turned away, and may come again later', async () => {
  const inTurn = limitConcurrency(1, 1);
  const door = Promise.withResolvers<void>();
  const running = inTurn(() => door.promise);
  const waiting = inTurn(async () => 'served');
  await expect(inTurn(async () => 'never')).rejects.toThrow(Busy);
  door.resolve();
  expect(await waiting).toBe('served');
  await running;
  expect(await inTurn(async () => 'served too')).toBe('served too');
});
