import { connect, type Socket } from 'node:net';

/** Many connections that take long, or say nothing at all. */
export interface Crowd {
  /** How many are open now. */
  open(): number;
  end(): Promise<void>;
}

const HEAD = 'Host: lumbung.test\r\n';
const DRIP_MS = 1000;

/** What each sort says at once, and then bit by bit. */
const manners: readonly (readonly [atOnce: string, drop: string])[] = [
  ['', ''],
  [`GET /api/pangan HTTP/1.1\r\n${HEAD}`, 'X-Lambat: ya\r\n'],
  [`POST /api/login HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`, ' '],
  [`POST /api/produk HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  [`GET /api/pangan HTTP/1.1\r\n${HEAD}\r\n`, ''],
];

/** Opens so many connections, of each sort alike; whoever is shown out comes again. */
export async function crowd(port: number, count: number): Promise<Crowd> {
  const open = new Set<Socket>();
  let isOver = false;
  const come = (place: number): Promise<void> =>
    new Promise((resolve) => {
      const [atOnce = '', drop = ''] = manners[place % manners.length] ?? [];
      const socket = connect(port, '127.0.0.1', () => {
        open.add(socket);
        if (atOnce) socket.write(atOnce);
        resolve();
      });
      const drip = setInterval(() => drop && socket.writable && socket.write(drop), DRIP_MS);
      socket.resume().on('error', () => resolve());
      socket.on('close', () => {
        clearInterval(drip);
        open.delete(socket);
        if (!isOver) void come(place);
      });
    });
  await Promise.all(Array.from({ length: count }, (_, place) => come(place)));
  return {
    open: () => open.size,
    async end() {
      isOver = true;
      const closed = [...open].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
    },
  };
}
