import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { test as base, expect } from './page';

/** A line of one's own to the server: it can be cut, be slow, be somebody else's, and bring a new version of the app. */
export interface Line extends AsyncDisposable {
  origin: string;
  cut: () => void;
  mend: () => void;
  /** From now on a page of the network itself answers everything, as where one has to pay first. */
  portal: () => void;
  /** Holds each answer back for some milliseconds. */
  slow: (ms: number) => void;
  /** From now on the API's answers wait, and no others: six pictures would hold all connections of a browser. */
  hold: () => WaitingAnswers;
  /** From now on what is sent to this path is refused in these words. @returns ends that */
  refuse: (path: string, message: string) => () => void;
  /** From now on the service worker is another one. */
  deploy: () => void;
}

/** Answers that wait on the line. */
interface WaitingAnswers {
  paths: () => string[];
  /** Lets go those that wait by then, and only those. */
  letGo: () => void;
}

/** What stands on the page of a network that lets nobody through. */
export const PORTAL_TITLE = 'Masuk WiFi Warung';
const PORTAL = `<!doctype html><html><head><title>${PORTAL_TITLE}</title></head><body>${PORTAL_TITLE}</body></html>`;

async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isPortal = false;
  let delay = 0;
  let version = 0;
  /** The answers that wait, by what lets them go; null where none has to. */
  let waitingAnswers: Map<() => void, string> | null = null;
  let refusal: { path: string; message: string } | null = null;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url: path, method, headers } = incoming;
    if (isPortal) {
      incoming.resume();
      return void outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PORTAL);
    }
    if (refusal && method === 'POST' && path === refusal.path) {
      incoming.resume();
      const { message } = refusal;
      const answer = { meta: { status: 'error', message, code: 422 }, data: { message } };
      // By itself Node writes the machine's date, which is not that of the tests.
      const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
      return void outgoing.writeHead(422, headers).end(JSON.stringify(answer));
    }
    const isChanged = path === '/sw.js' && version > 0;
    // What is changed on the way must come whole, and as text.
    const sent = isChanged ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers;
    const asked = request({ hostname, port, path, method, headers: sent, agent: false }, async (answer) => {
      const body = await buffer(answer).catch(() => null);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      const waiting = path?.startsWith('/api/') ? waitingAnswers : null;
      if (waiting && path) await new Promise<void>((resolve) => waiting.set(resolve, path));
      if (body === null || isCut) return void outgoing.destroy();
      const { 'content-length': _length, etag, 'transfer-encoding': _chunks, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, isChanged || !etag ? others : { ...others, etag });
      outgoing.end(isChanged ? `${body}\n// ${version}` : body);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  };

  const server = createServer(pass).on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
      isPortal = false;
    },
    portal: () => {
      isPortal = true;
    },
    slow: (ms) => {
      delay = ms;
    },
    hold: () => {
      const waiting = new Map<() => void, string>();
      waitingAnswers = waiting;
      const letGo = () => {
        for (const resolve of waiting.keys()) resolve();
        waiting.clear();
      };
      return { paths: () => [...waiting.values()], letGo };
    },
    refuse: (path, message) => {
      refusal = { path, message };
      return () => {
        refusal = null;
      };
    },
    deploy: () => {
      version += 1;
    },
    [Symbol.asyncDispose]: async () => {
      cut();
      server.close();
    },
  };
}

/** Pages whose service worker is at work, on a line that belongs to the test alone. */
export const test = base.extend<{ line: Line }>({
  serviceWorkers: 'allow',
  // What is asked over a line that is cut fails aloud.
  // So does a worker whose new version is somebody's page.
  expected: [/Failed to load resource|ERR_|Failed to fetch|unsupported MIME type/],
  line: async ({ baseURL }, use) => {
    await using line = await openLine(baseURL ?? '');
    await use(line);
  },
});

/** What the app says once it opens without signal. */
export const READY = 'Aplikasi ini dapat digunakan secara offline, silahkan refresh';

/** Waits until the app has said this by itself to somebody who is there, and goes on pressing keys. */
export const hears = (page: Page, said: string) =>
  expect
    .poll(
      async () => {
        // A page hears the first sign before all of it is awake; the rest waits for the next.
        await page.keyboard.press('Shift');
        return page.getByText(said).isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);

/** Waits until the worker is at work: the app itself opens without signal. */
export const installed = (page: Page) => hears(page, READY);

/** Waits until the app may be used without signal: the worker is at work, and this page and its data are kept. */
export async function settled(page: Page): Promise<void> {
  await installed(page);
  await kept(page);
}

/** Waits until this page lies on the device. */
export const kept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href, { ignoreVary: true }))))
    .toBe(true);

/** Whether an update lies on the device and was not taken yet. */
export const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

export { expect };
