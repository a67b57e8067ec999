import '../outbox/late.ts';
import 'fake-indexeddb/auto';
import './page.ts';
import { afterAll, afterEach, vi } from 'vitest';
import { apiHandlers } from '../../../demo/page/api-handlers';
import { openApi } from '../api/api.ts';
import { network } from '../api/network.ts';
import { removeDatabases } from '../data/database.ts';
import { late } from '../outbox/late.ts';
import { tidyDevice } from './device.ts';

// Files of a worker share its page, the libraries and the API's modules; the app's modules and the database are each
// file's own.
const { app } = await openApi();
const handlers = apiHandlers(late(app));
network.resetHandlers(...handlers);
network.listen({ onUnhandledFrame: 'error' });

// Parts that load late are compiled when they are first asked for, which takes a moment on a busy machine.
tidyDevice(25_000);

afterEach(() => {
  network.resetHandlers(...handlers);
  network.events.removeAllListeners();
});

afterAll(async () => {
  network.close();
  await removeDatabases();
  // What the app knows it knows in its modules: the next file starts it anew. The libraries stay.
  vi.resetModules();
});
