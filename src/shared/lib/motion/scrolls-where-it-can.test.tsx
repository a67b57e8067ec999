import { expect, test } from 'vitest';
import { scrollsWhereItCan } from './scrolls-where-it-can';

const panelOf = (height: number, content: number) => {
  const panel = document.createElement('div');
  Object.defineProperty(panel, 'clientHeight', { value: height });
  Object.defineProperty(panel, 'scrollHeight', { value: content });
  // jsdom knows no directions of its own: what is asked last counts.
  const asked: string[] = [];
  Object.defineProperty(panel.style, 'touchAction', {
    set: (value: string) => asked.push(value),
    get: () => asked.at(-1),
  });
  return { panel, asked };
};

test('a finger scrolls a short sheet nowhere, so that it follows in every frame', () => {
  const { panel } = panelOf(600, 600);
  const forget = scrollsWhereItCan(panel);
  expect(panel.style.touchAction).toBe('pinch-zoom');
  forget();
  expect(panel.style.touchAction).toBe('');
});

test('a long one at its top only to what is below, then both ways, where browsers do not know one way from the start', () => {
  const { panel, asked } = panelOf(600, 900);
  scrollsWhereItCan(panel);
  expect(asked).toEqual(['pan-y pinch-zoom', 'pan-down pinch-zoom']);
  panel.scrollTop = 40;
  panel.dispatchEvent(new Event('scroll'));
  expect(panel.style.touchAction).toBe('pan-y pinch-zoom');
  panel.scrollTop = 0;
  panel.dispatchEvent(new Event('scroll'));
  expect(panel.style.touchAction).toBe('pan-down pinch-zoom');
});
