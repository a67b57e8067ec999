import { afterEach, expect, test, vi } from 'vitest';
import { handOver, savingAs } from '../save/saving-form';
import { type News, openNews } from './outbox-channel';

afterEach(() => vi.unstubAllGlobals());

test('what happens is heard in this tab and in the others, until one stops listening', async () => {
  const here = openNews('uji-kabar');
  const there = openNews('uji-kabar');
  const elsewhere = openNews('lain');
  const told: Record<string, News[]> = { here: [], there: [], elsewhere: [] };
  const stop = here.listen((news) => told['here']?.push(news));
  there.listen((news) => told['there']?.push(news));
  elsewhere.listen((news) => told['elsewhere']?.push(news));
  const news: News = { key: 'a', state: 'antre' };
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
  const [here, closed, there] = [openNews('uji-tutup'), openNews('uji-tutup'), openNews('uji-tutup')];
  const told: News[] = [];
  const heard: News[] = [];
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
  const news = openNews();
  const told: News[] = [];
  news.listen((one) => told.push(one));
  news.tell({ key: 'a', state: 'antre' });
  news.close();
  expect(told).toEqual([{ key: 'a', state: 'antre' }]);
});

test('a write takes the drafts of the form that saves in the same breath, once', () => {
  const acts: string[] = [];
  const form = { drafts: ['1/harga'], hand: () => acts.push('hand'), stored: () => {}, takeBack: () => false };
  const saved = savingAs(form, () => [handOver(), handOver()]);
  expect(saved[0]).toBe(form);
  expect(acts).toEqual(['hand']);
  expect([saved[1]?.drafts, saved[1]?.takeBack()]).toEqual([[], true]);
});

test('a form that fails to save leaves nothing to the next write', () => {
  const form = { drafts: ['1/harga'], hand: () => {}, stored: () => {}, takeBack: () => false };
  const fail = () => {
    throw new Error('Tidak');
  };
  expect(() => savingAs(form, fail)).toThrow('Tidak');
  expect(handOver().drafts).toEqual([]);
});
