import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepClear } from './keep-clear';

/** Where things stand on a phone of 360 pixels; what has no place is nowhere. */
const places: Record<string, [top: number, height: number]> = {
  root: [16, 130],
  alat: [80, 110],
  depan: [70, 80],
  akhir: [680, 48],
  awal: [30, 40],
  kedua: [290, 50],
  keluhan: [70, 44],
  kepala: [0, 56],
  bilah: [676, 64],
};

beforeEach(() => {
  const area = (element: Element): DOMRect => {
    const [top, height] = places[element.id] ?? [0, 0];
    return new DOMRect(16, top, height && 328, height);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return area(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return places[this.id]?.[1] ?? 0;
  });
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('innerHeight', 740);
});

// The page outlives this file: what stands on it would be a message to the next one.
afterEach(() => document.body.replaceChildren());

const bars = '<header data-bilah id="kepala"></header><nav data-bilah id="bilah"></nav>';

/** @returns how far down the messages go on this page */
function moved(html: string): number {
  document.body.innerHTML = `${html}<div id="host"><div id="root" data-scope="toast" data-part="root" data-state="open"></div></div>`;
  const host = document.getElementById('host') as HTMLElement;
  document.querySelector<HTMLElement>('[aria-describedby]')?.focus();
  keepClear(host)();
  vi.unstubAllGlobals();
  return Number.parseFloat(host.style.transform.slice('translateY('.length)) + 16;
}

test('messages stand at the top where nothing is in their way', () => {
  expect(moved('')).toBe(16);
});

test("what stands over a table, as 'Tambah' does, is not covered on a phone", () => {
  expect(moved('<div data-alat id="alat"></div>')).toBeGreaterThanOrEqual(190);
});

test('the first field of a form is not covered, nor the button that sends it, though nobody types yet', () => {
  const top = moved('<form><input id="depan"><button type="submit" id="akhir"></button></form>');
  expect(top).toBeGreaterThanOrEqual(150);
  expect(top + 130).toBeLessThanOrEqual(680);
});

test('a question that takes the place of the buttons is not covered', () => {
  const top = moved('<form><input id="depan"><div role="alertdialog" id="akhir"></div></form>');
  expect(top + 130).toBeLessThanOrEqual(680);
});

test('over a keyboard as little as possible is covered of the field into which the next figure goes', () => {
  vi.stubGlobal('innerHeight', 420);
  expect(moved('<form><input id="depan" aria-describedby="x"><input id="kedua"></form>')).toBe(166);
});

test('look: messages lie neither on the header nor on the bottom bar of a phone', () => {
  expect(moved(bars)).toBe(72);
  const top = moved(`<div data-alat id="alat"></div>${bars}`);
  expect(top).toBe(676 - 16 - 130);
});

test('what comes after a message is not covered either', async () => {
  document.body.innerHTML = `${bars}<div id="host"><div id="root" data-scope="toast" data-part="root" data-state="open"></div></div>`;
  const host = document.getElementById('host') as HTMLElement;
  const stop = keepClear(host);
  const before = host.style.transform;
  document.body.insertAdjacentHTML('beforeend', '<div data-alat id="alat"></div>');
  await vi.waitFor(() => expect(host.style.transform).not.toBe(before));
  stop();
  vi.unstubAllGlobals();
});

test('what lies over the page covers its bars too', () => {
  expect(moved(`${bars}<div role="dialog"></div>`)).toBe(16);
});

test.each([
  ['the field that is typed in', '<input id="awal" aria-describedby="keterangan keluhan">', 'div'],
  ['any field of a form', '<input>', 'form'],
])('look: what is wrong with %s is not covered', (_whose, field, around) => {
  const complaint = '<p data-part="error-text" id="keluhan"></p>';
  expect(moved(`${bars}<${around}>${field}${complaint}</${around}>`)).toBeGreaterThanOrEqual(114);
});
