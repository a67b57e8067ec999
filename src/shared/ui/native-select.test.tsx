import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NativeSelect } from './NativeSelect';

// The next file has the same page.
afterEach(() => document.body.replaceChildren());

const weeks = (choose: (value: string) => void, value: string) => (
  <NativeSelect aria-label="Periode" value={value} onChange={(event) => choose(event.target.value)}>
    <option value="2">Minggu ke-2</option>
    <option value="1">Minggu ke-1</option>
  </NativeSelect>
);

/** The page as the server sent it, alive once somebody has done something to it. */
async function alive(value: string, meanwhile: (select: HTMLSelectElement) => void) {
  const choose = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(weeks(choose, value));
  meanwhile(container.querySelector('select') as HTMLSelectElement);
  await act(async () => hydrateRoot(container, weeks(choose, value)));
  return choose.mock.calls;
}

test('what was chosen before the page was alive is heard once it is', async () => {
  const chosen = await alive('2', (select) => {
    select.value = '1';
  });
  expect(chosen).toEqual([['1']]);
});

test('what nobody has chosen is not: neither what stands there, nor the first where what is asked for is none of them', async () => {
  expect(await alive('1', () => {})).toEqual([]);
  expect(await alive('9', () => {})).toEqual([]);
});
