import { orExplain, StartError } from '../faults/start-error.ts';

/** A container's health check: succeeds when the server beside it is ready. */
await orExplain(async () => {
  const address = `http://127.0.0.1:${process.env['PORT'] || '3000'}/readyz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => null);
  if (answer?.status === 200) return;
  const { status } = await (answer?.json() ?? Promise.resolve({ status: 'tidak menjawab' }));
  throw new StartError(`Server di ${address}: ${status}.`);
});
