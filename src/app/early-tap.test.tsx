import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { earlyTap } from './early-tap';

/** A page whose own script keeps taps, and what is pressed once it is alive. */
async function pageOf(html: string, ...taps: string[]) {
  const source = await readFile('index.html', 'utf8');
  const [, code = ''] = /<script>(.*?)<\/script>/s.exec(source) ?? [];
  new Function('window', code)(window);
  document.body.innerHTML = html;
  for (const id of taps) document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const pressed = vi.fn();
  const passEarlyTap = earlyTap();
  for (const part of document.querySelectorAll('button')) part.onclick = () => pressed(part.id);
  return { passEarlyTap, pressed: () => pressed.mock.calls.flat() };
}

const PAGE = `<h1 id="judul"></h1><button type="button" id="menu"><b id="ikon"></b></button>
<form><button id="cari"></button><button type="button" id="mati" disabled></button></form>`;

test.each([
  ['a button', ['menu'], ['menu']],
  ['what lies in one', ['ikon'], ['menu']],
  ['one again and again', ['menu', 'menu', 'menu'], ['menu']],
  ['a form’s button, which the browser obeys', ['cari'], []],
  ['a button, and then what is read', ['menu', 'judul'], []],
  ['a button that is switched off', ['mati'], []],
  ['nothing', [], []],
])('a tap before the page is alive on %s presses %j, then', async (_name, taps, expected) => {
  const { passEarlyTap, pressed } = await pageOf(PAGE, ...taps);
  passEarlyTap();
  expect(pressed()).toEqual(expected);
});

test('a button that is gone meanwhile is not pressed, and later taps are nobody’s but the page’s', async () => {
  const { passEarlyTap, pressed } = await pageOf(PAGE, 'menu');
  document.getElementById('menu')?.remove();
  passEarlyTap();
  document.getElementById('cari')?.addEventListener('click', (event) => event.preventDefault());
  document.getElementById('cari')?.click();
  earlyTap()();
  expect(pressed()).toEqual(['cari']);
});
