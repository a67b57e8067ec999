import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { apiHandlers } from '@/app/demo/api-handlers';
import { deviceDatabase } from '@/shared/lib/device';
import { patience } from '@/shared/outbox';
import { openApi } from './api.ts';
import { removeDatabases } from './database.ts';
import { takeNodeForms } from './node-forms.ts';

await takeNodeForms();
const { app } = await openApi();

/** The real API behind the network, as in the demo; a test that needs a failure overrides one address. */
export const network = setupServer(...apiHandlers(app));

// Parts that load late are compiled when they are first asked for, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 25_000 });

// A busy machine is no bad signal.
patience.ms = 10_000;

const complaints: unknown[][] = [];

beforeAll(() => {
  network.listen({ onUnhandledFrame: 'error' });
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
});

afterEach(async () => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  for (const store of ['draf', 'kotak'] as const) await (await deviceDatabase()).clear(store);
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(async () => {
  network.close();
  await removeDatabases();
});

// Style sheets are not loaded here, and jsdom would go through those of the components for each element that is looked at.
window.getComputedStyle = (element) => (element as HTMLElement).style;

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
URL.createObjectURL = () => 'data:,';
URL.revokeObjectURL = () => {};
