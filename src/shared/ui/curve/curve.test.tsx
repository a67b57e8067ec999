import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Curve } from './Curve';

const labels = ['2 – 8 November', '9 – 15 November', '16 – 22 November'];
const series = [
  { nama: 'Eceran', values: [14_000, null, 15_000] },
  { nama: 'Grosir', values: [13_000, 13_500, null] },
];
const curve = (
  <Curve title="Harga Beras di Melak" labels={labels} series={series} format={(value) => `Rp ${value}`} none="Kosong" />
);

const shown = () => screen.getByRole('figure').querySelector('figcaption')?.textContent;
const slider = () => screen.getByRole('slider', { name: /^Harga Beras di Melak/ });

test('before any script has come the curve is there with its values in words, and nothing that waits for a finger', () => {
  const html = document.createElement('div');
  document.body.append(html);
  html.innerHTML = renderToString(curve);
  const picture = within(html).getByRole('img', { name: 'Harga Beras di Melak' });
  expect(picture.querySelector('desc')?.textContent).toBe(
    'Eceran: terakhir Rp 15000 (16 – 22 November), terendah Rp 14000 (2 – 8 November), tertinggi Rp 15000 (16 – 22 November). Pada 1 dari 3 titik tidak dilaporkan. ' +
      'Grosir: terakhir Rp 13500 (9 – 15 November), terendah Rp 13000 (2 – 8 November), tertinggi Rp 13500 (9 – 15 November). Pada 1 dari 3 titik tidak dilaporkan.',
  );
  expect(within(html).queryByRole('slider')).toBeNull();
  html.remove();
});

test('the arrow keys move along it, and the slider says where one is', () => {
  render(curve);
  expect(shown()).toBe('16 – 22 NovemberEceran Rp 15000Grosir tidak dilaporkan');
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(slider().getAttribute('aria-valuetext')).toBe('9 – 15 November. Eceran tidak dilaporkan, Grosir Rp 13500');
  expect(slider().getAttribute('aria-valuenow')).toBe('2');
  fireEvent.keyDown(slider(), { key: 'Home' });
  expect(shown()).toBe('2 – 8 NovemberEceran Rp 14000Grosir Rp 13000');
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(slider().getAttribute('aria-valuenow')).toBe('1');
  fireEvent.blur(slider());
  expect(shown()).toMatch(/^16 – 22 November/);
});

test('a finger moves along it and is told once where it rests; what it has found stays when it is lifted', () => {
  vi.useFakeTimers();
  render(curve);
  const field = slider();
  vi.spyOn(field.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
  fireEvent.pointerDown(field, { clientX: 110, pointerType: 'touch' });
  expect(shown()).toMatch(/^2 – 8 November/);
  fireEvent.pointerMove(field, { clientX: 195, pointerType: 'touch' });
  expect(shown()).toMatch(/^9 – 15 November/);
  expect(screen.getByRole('status').textContent).toBe('');
  vi.runAllTimers();
  expect(screen.getByRole('status').textContent).toMatch(/^9 – 15 November\./);
  fireEvent.pointerUp(field, { pointerType: 'touch' });
  fireEvent.pointerLeave(field, { pointerType: 'touch' });
  expect(shown()).toMatch(/^9 – 15 November/);
  vi.useRealTimers();
});

test('on its way a finger changes texts that are there, and the slider says only where it rests', () => {
  vi.useFakeTimers();
  render(curve);
  const field = slider();
  vi.spyOn(field.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
  const texts = [...screen.getByRole('figure').querySelectorAll('[data-saat], [data-nilai]')];
  const before = texts.map(({ firstChild }) => firstChild);
  fireEvent.pointerDown(field, { clientX: 110, pointerType: 'touch' });
  expect(texts.map(({ firstChild }) => firstChild)).toEqual(before);
  expect(before.map((text) => text?.nodeValue)).toEqual(['2 – 8 November', 'Rp 14000', 'Rp 13000']);
  expect(field.getAttribute('aria-valuenow')).toBe('3');
  vi.runAllTimers();
  expect(field.getAttribute('aria-valuenow')).toBe('1');
  expect(field.getAttribute('aria-valuetext')).toBe('2 – 8 November. Eceran Rp 14000, Grosir Rp 13000');
  vi.useRealTimers();
});

test('what is read has room for the longest from the beginning: nothing moves as it changes', () => {
  render(curve);
  const rooms = [...screen.getByRole('figure').querySelectorAll('[data-terpanjang]')];
  expect(rooms.map((room) => room.getAttribute('data-terpanjang'))).toEqual([
    '16 – 22 November',
    'tidak dilaporkan',
    'tidak dilaporkan',
  ]);
});

test('a reference whose label would hide a stroke is named above the curve, too', () => {
  const around = Array.from({ length: 30 }, (_, at) => 100 + (at % 2 ? 1 : -1));
  const names = around.map(String);
  const { container } = render(
    <Curve
      title="x"
      labels={names}
      series={[
        { nama: 'Eceran', values: around },
        { nama: 'Grosir', values: around.map((value) => value + 40) },
      ]}
      references={[
        { label: 'HET', value: 100 },
        { label: 'Batas', value: 120 },
      ]}
      format={String}
    />,
  );
  const crowded = [...container.querySelectorAll('[class*=sesak]')].map(({ textContent }) => textContent);
  expect(crowded).toEqual(['HET', 'HET']);
});

test('a finger that scrolls the page after all, and a mouse that goes, leave it at its end', () => {
  render(curve);
  const field = slider();
  vi.spyOn(field.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
  fireEvent.pointerDown(field, { clientX: 100, pointerType: 'touch' });
  fireEvent.pointerCancel(field, { pointerType: 'touch' });
  expect(shown()).toMatch(/^16 – 22 November/);
  fireEvent.pointerMove(field, { clientX: 100, pointerType: 'mouse' });
  expect(shown()).toMatch(/^2 – 8 November/);
  fireEvent.pointerLeave(field, { pointerType: 'mouse' });
  expect(shown()).toMatch(/^16 – 22 November/);
});

test('other figures begin at their own end', () => {
  const { rerender } = render(curve);
  fireEvent.keyDown(slider(), { key: 'Home' });
  rerender(
    <Curve title="Harga Beras di Melak" labels={['Satu']} series={[{ nama: 'Eceran', values: [9] }]} format={String} />,
  );
  expect(shown()).toBe('SatuEceran 9');
});

test('without any value it says so', () => {
  render(
    <Curve title="x" labels={['Satu']} series={[{ nama: 'Eceran', values: [null] }]} format={String} none="Kosong" />,
  );
  expect(screen.getByText('Kosong')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
