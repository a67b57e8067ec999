import { waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { letTapsThrough } from './taps';

// The next file has the same page.
afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The test before has tapped elsewhere: what comes soon after it is no second tap of it. */
let top = 0;

/** A screen with this in it, and what a finger does to it. */
function screenOf(html: string) {
  top += 300;
  const offset = top;
  document.body.innerHTML = html;
  onTestFinished(letTapsThrough());
  const tapped = vi.fn();
  const go = (event: Event) => {
    event.preventDefault();
    // As the router does: the address first, and the screen once it is drawn.
    const to = (event.target as HTMLElement).closest('a')?.getAttribute('href');
    if (to) window.history.pushState(null, '', to);
    tapped((event.target as HTMLElement).id);
  };
  document.body.addEventListener('click', go);
  onTestFinished(() => document.body.removeEventListener('click', go));
  const tap = (id: string, [clientX, y]: readonly [number, number], pointerType = 'touch', detail = 0) => {
    const at = { clientX, clientY: y + offset, detail };
    const click = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType, ...at });
    document.getElementById(id)?.dispatchEvent(click);
  };
  return { tap, ids: () => tapped.mock.calls.flat() };
}

const TWO = '<button id="menu"></button><button id="kartu"><b id="nama"></b></button>';

test('the second of a double tap does not reach what has come under the finger meanwhile', () => {
  const { tap, ids } = screenOf(TWO);
  tap('menu', [100, 200]);
  tap('kartu', [102, 201]);
  expect(ids()).toEqual(['menu']);
});

test('the second of a double tap does not reach the root element, which receives taps while a sheet opens', () => {
  const { tap } = screenOf(TWO);
  const outside = vi.fn();
  document.addEventListener('click', outside);
  onTestFinished(() => document.removeEventListener('click', outside));
  for (const whole of [document.documentElement, document.body]) {
    whole.id = 'halaman';
    tap('kartu', [100, 200]);
    tap('halaman', [100, 200]);
    whole.removeAttribute('id');
    tap('menu', [300, 600]);
  }
  expect(outside.mock.calls.map(([{ target }]) => target.id)).toEqual(['kartu', 'menu', 'kartu', 'menu']);
});

test.each([
  ['the same part again', 'kartu', [100, 200], 'touch', ['kartu', 'kartu']],
  ['a part of it', 'nama', [100, 200], 'touch', ['kartu', 'nama']],
  ['another finger elsewhere', 'menu', [100, 260], 'touch', ['kartu', 'menu']],
  ['a key, which is pressed nowhere', 'menu', [100, 200], '', ['kartu', 'menu']],
] as const)('goes through: %s', (_name, second, at, pointerType, expected) => {
  const { tap, ids } = screenOf(TWO);
  tap('kartu', [100, 200]);
  tap(second, at, pointerType);
  expect(ids()).toEqual(expected);
});

const LINK =
  '<a id="harga" href="/harga-pangan"><b id="nama"></b></a><svg><a id="melak" href="/peta?tempat=melak" /></svg>';

test.each([
  ['a finger', 'harga', 'harga', 'touch', 0],
  ['a finger on a part of it', 'harga', 'nama', 'touch', 0],
  ['a finger on a map', 'melak', 'melak', 'touch', 0],
  ['a mouse', 'harga', 'harga', 'mouse', 2],
] as const)('a link is followed once by a double tap of %s', (_name, first, second, pointerType, detail) => {
  const { tap, ids } = screenOf(LINK);
  tap(first, [100, 200], pointerType, 1);
  tap(second, [100, 200], pointerType, detail);
  expect(ids()).toEqual([first]);
});

test('a link that leads on meanwhile is followed again, however quick: the next page, and the one after it', () => {
  const { tap, ids } = screenOf(LINK);
  tap('harga', [100, 200]);
  document.getElementById('harga')?.setAttribute('href', '/harga-pangan?page=2');
  tap('harga', [100, 200]);
  tap('harga', [100, 200]);
  expect(ids()).toEqual(['harga', 'harga']);
});

test('a link that says where a card leads is followed, however soon it is tapped behind the card', () => {
  const { tap, ids } = screenOf('<a id="kartu" href="/harga"></a><a id="harga" href="/harga"></a>');
  document.getElementById('kartu')?.addEventListener('click', (event) => event.stopPropagation());
  tap('kartu', [100, 200], 'mouse', 1);
  tap('harga', [100, 200], 'mouse', 2);
  expect(ids()).toEqual(['harga']);
});

test('two taps in two places follow a link twice', () => {
  const { tap, ids } = screenOf(LINK);
  tap('harga', [100, 200]);
  tap('harga', [100, 260]);
  expect(ids()).toEqual(['harga', 'harga']);
});

test('a label hands the finger’s tap on to its field', () => {
  const { tap, ids } = screenOf('<label id="nama" for="kotak"></label><input id="kotak" type="checkbox">');
  tap('nama', [100, 200]);
  tap('kotak', [100, 200]);
  expect(ids()).toContain('kotak');
});

test.each([
  ['what moved away under the finger, or was covered, before that was lifted', 'body', [110, 210], 'mouse', ['nama']],
  ['nothing where the finger has left it', 'body', [300, 210], 'mouse', ['']],
  ['a card whose button was pressed, once', 'kartu', [110, 210], 'touch', ['nama']],
  ['what a key presses, whatever a finger has touched before', 'kartu', [110, 210], '', ['kartu']],
] as const)(
  'a tap that goes to what holds the pressed part reaches %s',
  (_name, holder, [clientX, y], pointerType, expected) => {
    const { ids } = screenOf(TWO);
    const part = document.getElementById('nama') as HTMLElement;
    vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200 + top, 80, 40));
    part.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 110, clientY: 210 + top }));
    const click = { bubbles: true, cancelable: true, clientX, clientY: y + top, pointerType, detail: 1 };
    (document.getElementById(holder) ?? document.body).dispatchEvent(new PointerEvent('click', click));
    expect(ids()).toEqual(expected);
  },
);

test('a part that is gone by the time the finger is lifted is not tapped', () => {
  const { ids } = screenOf(TWO);
  const part = document.getElementById('nama') as HTMLElement;
  vi.spyOn(part, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200 + top, 80, 40));
  const at = { bubbles: true, clientX: 110, clientY: 210 + top };
  part.dispatchEvent(new PointerEvent('pointerdown', at));
  part.remove();
  document
    .getElementById('kartu')
    ?.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'mouse', detail: 1 }));
  expect(ids()).toEqual(['kartu']);
});

test.each([
  ['that still move', 1],
  ['that have come to rest, and are not taken away yet', 0],
])('a tap on pictures of screens %s reaches what lies below, once it is uncovered', async (_name, count) => {
  const { ids } = screenOf(TWO);
  const root = document.documentElement;
  const finish = vi.fn();
  class Effect {
    readonly pseudoElement = '::view-transition-old(layar)';
  }
  vi.stubGlobal('KeyframeEffect', Effect);
  const effect = new Effect();
  // The page of these tests has neither animations nor places.
  Object.assign(root, { getAnimations: () => Array.from({ length: count }, () => ({ effect, finish })) });
  const covered = [root, root];
  Object.assign(document, { elementFromPoint: () => covered.pop() ?? document.getElementById('menu') });
  const at = { bubbles: true, clientX: 100, clientY: 200 + top };
  root.dispatchEvent(new PointerEvent('pointerdown', at));
  root.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'touch' }));
  await waitFor(() => expect(ids()).toEqual(['menu']));
  expect(finish).toHaveBeenCalledTimes(count);
});
