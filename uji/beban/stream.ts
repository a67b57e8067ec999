import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Something to send over a connection of its own; what is cut is never waited for. */
export interface Sent {
  bytes: string;
  isCut: boolean;
}

/** How often each status was answered; 0: not at all. */
export type Statuses = Map<number, number>;

const PATIENCE_MS = 30_000;
const TURN_MS = 20;

/** Sends so many a second, evenly, and waits for the last answer. */
export async function stream(port: number, perSecond: number, seconds: number, next: () => Sent): Promise<Statuses> {
  const statuses: Statuses = new Map();
  const running: Promise<void>[] = [];
  const begun = performance.now();
  const total = perSecond * seconds;
  while (running.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1000) * perSecond));
    while (running.length < due) {
      const sent = next();
      running.push(
        send(port, sent).then((status) => {
          if (!sent.isCut) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
    await pause(TURN_MS);
  }
  await Promise.all(running);
  return statuses;
}

const send = (port: number, { bytes, isCut }: Sent): Promise<number> =>
  new Promise((resolve) => {
    let head = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1', () => isCut && socket.destroy());
    });
    socket.setEncoding('latin1').on('data', (chunk) => {
      if (head.length < 20) head += chunk;
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy()).on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)));
  });
