import type { Server } from 'node:http';

/**
 * Requests still running after this are cut off, so that the process exits before systemd kills it (`TimeoutStopSec`).
 */
const PATIENCE = 8_000;
const IDLE_CHECK = 100;

/** On SIGTERM or SIGINT: takes no new requests, finishes those under way, then closes the rest and exits. */
export function closeOnSignal(server: Server, closeRest: () => Promise<void>): void {
  const close = async () => {
    const finished = new Promise((resolve) => server.close(resolve));
    // A connection that was busy at the time stays open for its next request.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK);
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await finished;
    clearInterval(idle);
    clearTimeout(patience);
    await closeRest();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
