import { expect, test } from 'vitest';
import { isAsNamed, isOwnPage, isPicture } from './genuine';

const portal = () =>
  new Response('<!doctype html><html><head><title>Masuk WiFi</title></head></html>', {
    headers: { 'Content-Type': 'text/html' },
  });
const typed = (type: string, status = 200) => new Response('x', { status, headers: { 'Content-Type': type } });
const url = (path: string) => new URL(path, 'https://lumbung.test');

test.each([
  ['a script', '/assets/a.js', typed('text/javascript; charset=utf-8'), true],
  ['a script answered with a page', '/assets/a.js', portal(), false],
  ['a script that is not there', '/assets/a.js', typed('text/javascript', 404), false],
  ['a style sheet', '/assets/a.css', typed('text/css'), true],
  ['a style sheet answered with a page', '/assets/a.css', portal(), false],
  ['a drawing', '/assets/a.svg', typed('image/svg+xml'), true],
  ['a drawing answered with a page', '/assets/a.svg', portal(), false],
])('a file is what its name says: %s', (_name, path, answer, expected) => {
  expect(isAsNamed(answer, url(path))).toBe(expected);
});

test.each([
  ['a picture', typed('image/webp'), true],
  ['a page in its place', portal(), false],
  ['one that is not there', typed('image/webp', 404), false],
])('a picture is one: %s', (_name, answer, expected) => {
  expect(isPicture(answer)).toBe(expected);
});

/** A page that arrives in pieces. */
const arriving = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );

test('a page of the app is known by its head, and still arrives whole', async () => {
  const page = arriving('<html><head><link rel="manifest" hr', 'ef="/manifest.webmanifest" />', '<body>Harga</body>');
  expect(await isOwnPage(page)).toBe(true);
  expect(await page.text()).toMatch(/Harga/);
});

test('its head is all that is waited for', async () => {
  const head = new TextEncoder().encode('<html><head><link rel="manifest" href="/manifest.webmanifest">');
  const body = new ReadableStream({ start: (controller) => controller.enqueue(head) });
  expect(await isOwnPage(new Response(body, { headers: { 'Content-Type': 'text/html' } }))).toBe(true);
});

test.each([
  ['the page of a network that wants to be paid', portal()],
  ['a proxy’s complaint', new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })],
  ['a page without an end to its head', arriving(...Array.from({ length: 20 }, () => '<meta>'.repeat(200)))],
  ['an answer that leads elsewhere', Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })],
])('%s is none of the app', async (_name, answer) => {
  expect(await isOwnPage(answer)).toBe(false);
});
