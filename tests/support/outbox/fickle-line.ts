import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Way = 'open' | 'frozen' | 'late commits';

/**
 * A line to the PostgreSQL of the tests that can be cut, freeze as a stopped server does (what is said is heard once it
 * thaws), or hold back each commit and all that follows on its connection.
 *
 * @param url the address of a database behind a local socket
 */
export async function fickleLine(url: string) {
  const { searchParams, pathname } = new URL(url.replace('postgres:///', 'postgres://-/'));
  const target = `${searchParams.get('host')}/.s.PGSQL.5432`;
  let way: Way = 'open';
  const waiting: (() => void)[] = [];
  const open = new Set<Socket>();

  const server = createServer((near) => {
    const far = connect(target);
    let isHeld = false;
    /** Passes something on, at once or after the thaw. */
    const pass = (act: () => void) => (way === 'frozen' || isHeld ? waiting.push(act) : act());
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (way === 'late commits' && bytes.includes('commit')) isHeld = true;
        pass(() => to.writable && to.write(bytes));
      });
      from.on('close', () => {
        open.delete(from);
        pass(() => to.end());
      });
      from.on('error', () => to.end());
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `postgres://${searchParams.get('user')}@127.0.0.1:${port}${pathname}`,
    cut,
    freeze() {
      way = 'frozen';
    },
    holdCommits() {
      way = 'late commits';
    },
    /** Makes it a good one again, whatever it was. */
    async mend() {
      way = 'open';
      for (const act of waiting.splice(0)) act();
      if (!server.listening) await listen(port);
    },
    [Symbol.asyncDispose]: cut,
  };
}
