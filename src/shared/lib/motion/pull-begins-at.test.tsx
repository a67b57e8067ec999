import { afterEach, beforeEach, expect, test } from 'vitest';
import { pullBeginsAt } from './pull-begins-at';

let sheet: HTMLElement;
const part = (selector: string) => sheet.querySelector<HTMLElement>(selector);

beforeEach(() => {
  sheet = document.createElement('div');
  sheet.innerHTML =
    '<header data-part="header"><h2>Ubah</h2></header><p>Harga</p><ul><li>Cabai</li></ul><input><input type="range"><textarea></textarea>';
  document.body.append(sheet);
});
afterEach(() => sheet.remove());

test('a finger pulls at a sheet from wherever nothing scrolls back under it', () => {
  expect(pullBeginsAt(part('p'), sheet)).toBe(true);
  Object.assign(part('ul') ?? {}, { scrollTop: 10 });
  expect(pullBeginsAt(part('li'), sheet)).toBe(false);
  expect(pullBeginsAt(part('p'), sheet)).toBe(true);
  sheet.scrollTop = 10;
  expect(pullBeginsAt(part('p'), sheet)).toBe(false);
  expect(pullBeginsAt(part('h2'), sheet)).toBe(true);
});

test('where somebody types, selects or sets a slider the finger does that', () => {
  expect(pullBeginsAt(part('input'), sheet)).toBe(true);
  expect(pullBeginsAt(part('[type=range]'), sheet)).toBe(false);
  window.getSelection()?.selectAllChildren(part('p') ?? sheet);
  expect(pullBeginsAt(part('p'), sheet)).toBe(false);
  part('textarea')?.focus();
  expect(pullBeginsAt(part('textarea'), sheet)).toBe(false);
  expect(pullBeginsAt(part('p'), sheet)).toBe(true);
});

test('what lies outside is another’s', () => {
  expect(pullBeginsAt(document.body, sheet)).toBe(false);
  expect(pullBeginsAt(null, sheet)).toBe(false);
});
