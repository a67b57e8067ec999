import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** How the way to the server is: cut; three writes in ten lost on the way there and three on the way back; slow; well. */
export type Weather = 'putus' | 'goyah' | 'lambat' | 'lancar';

export interface Road {
  origin: string;
  take: (weather: Weather) => void;
  weather: () => Weather;
  /** Holds each answer back for some milliseconds, whatever the weather. */
  slow: (ms: number) => void;
  /** Writes that were asked, and what became of them on the way. */
  counts: { ditanya: number; hilangPergi: number; hilangPulang: number };
  close: () => Promise<void>;
}

const LOST = 0.3;
const SLOWEST_MS = 2_000;

/** A way of a phone's own to the server, which can be as bad as a village's. */
export async function openRoad(target: string, random: () => number): Promise<Road> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const counts = { ditanya: 0, hilangPergi: 0, hilangPulang: 0 };
  let weather: Weather = 'lancar';
  let delay = 0;

  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    const isWrite = asked.method === 'POST';
    const isShaky = weather === 'goyah' && isWrite;
    if (isWrite) counts.ditanya += 1;
    const body = await buffer(asked).catch(() => null);
    if (delay > 0) await pause(delay);
    if (weather === 'lambat') await pause(random() * SLOWEST_MS);
    if (body === null || weather === 'putus') return void answer.destroy();
    const chance = isShaky ? random() : 1;
    if (chance < LOST) {
      counts.hilangPergi += 1;
      return void answer.destroy();
    }
    const { url: path, method, headers } = asked;
    const passed = request({ hostname, port, path, method, headers, agent: false }, async (told) => {
      const content = await buffer(told).catch(() => null);
      const isLost = chance < 2 * LOST;
      if (isLost) counts.hilangPulang += 1;
      if (content === null || isLost || weather === 'putus') return void answer.destroy();
      answer.writeHead(told.statusCode ?? 502, told.headers);
      answer.end(content);
    });
    passed.on('error', () => answer.destroy());
    passed.end(body);
  };

  const server = createServer((asked, answer) => void pass(asked, answer)).on('connection', (socket) => {
    if (weather === 'putus') return void socket.destroy();
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    weather: () => weather,
    take: (next) => {
      weather = next;
      if (next === 'putus') for (const socket of sockets) socket.destroy();
    },
    slow: (ms) => {
      delay = ms;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
