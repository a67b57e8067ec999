import { cleanup } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { openApi } from './api.ts';

/** The real API behind the network; a test that needs a failure overrides one address. */
export const network = setupServer();

const complaints: unknown[][] = [];

beforeAll(async () => {
  const { app } = await openApi();
  network.use(http.all('*/api/*', ({ request }) => app.fetch(request)));
  network.listen({ onUnhandledRequest: 'error' });
  network.resetHandlers(http.all('*/api/*', ({ request }) => app.fetch(request)));
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
});

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(() => network.close());

// What jsdom lacks and the app asks of a browser.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal('scrollTo', () => {});
Element.prototype.scrollTo = () => {};
