import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useOnceHydrated } from './stored';

test.each([
  { value: null, drawn: ['kosong'] },
  { value: 7, drawn: ['kosong', '7'] },
])('a page that hydrates with $value is drawn as $drawn', async ({ value, drawn }) => {
  const seen: string[] = [];
  const Part = () => {
    const shown = useOnceHydrated<number | null>(value, null) ?? 'kosong';
    seen.push(String(shown));
    return <p>{shown}</p>;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  expect(container.textContent).toBe('kosong');
  seen.length = 0;
  await act(async () => hydrateRoot(container, <Part />));
  expect(seen).toEqual(drawn);
});
