import { afterEach, expect, test, vi } from 'vitest';
import { openChannel, type RowEvent } from './outbox-channel';

afterEach(() => vi.unstubAllGlobals());

test('what happens is heard in this tab and in the others, until one stops listening', async () => {
  const here = openChannel('uji-kabar');
  const there = openChannel('uji-kabar');
  const elsewhere = openChannel('lain');
  const told: Record<string, RowEvent[]> = { here: [], there: [], elsewhere: [] };
  const stop = here.listen((news) => told['here']?.push(news));
  there.listen((news) => told['there']?.push(news));
  elsewhere.listen((news) => told['elsewhere']?.push(news));
  const news: RowEvent = { key: 'a', state: 'antre' };
  here.tell(news);
  expect(told['here']).toEqual([news]);
  await expect.poll(() => told['there']).toEqual([news]);
  stop();
  here.tell({ key: 'b', state: null });
  await expect.poll(() => told['there']).toEqual([news, { key: 'b', state: null }]);
  expect(told['here']).toEqual([news]);
  expect(told['elsewhere']).toEqual([]);
  for (const one of [here, there, elsewhere]) one.close();
});

test('who has closed hears nothing of other tabs', async () => {
  const [here, closed, there] = [openChannel('uji-tutup'), openChannel('uji-tutup'), openChannel('uji-tutup')];
  const told: RowEvent[] = [];
  const heard: RowEvent[] = [];
  closed.listen((news) => told.push(news));
  there.listen((news) => heard.push(news));
  closed.close();
  here.tell({ key: 'a', state: 'antre' });
  await expect.poll(() => heard).toHaveLength(1);
  expect(told).toEqual([]);
  here.close();
  there.close();
});

test('an old browser without a way between tabs tells at least its own', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const news = openChannel();
  const told: RowEvent[] = [];
  news.listen((one) => told.push(one));
  news.tell({ key: 'a', state: 'antre' });
  news.close();
  expect(told).toEqual([{ key: 'a', state: 'antre' }]);
});
