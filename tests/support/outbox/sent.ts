import { onTestFinished } from 'vitest';
import { network } from '../api/network.ts';

interface Sent {
  path: string;
  fields: Record<string, string>;
  /** Null where none was sent. */
  key: string | null;
  bearer: string | null;
}

/** The forms that are sent from now on, by their addresses under /api. What a test itself prepares travels as JSON. */
export function sent(): Sent[] {
  const writes: Sent[] = [];
  const note = ({ request }: { request: Request }) => {
    if (!/^multipart/.test(request.headers.get('Content-Type') ?? '')) return;
    const write: Sent = {
      path: request.url.replace(/^.*\/api/, ''),
      fields: {},
      key: request.headers.get('Idempotency-Key'),
      bearer: request.headers.get('Authorization'),
    };
    writes.push(write);
    const read = async () => {
      for (const [name, value] of await request.clone().formData()) {
        write.fields[name] = typeof value === 'string' ? value : value.name;
      }
    };
    // A form that is cut off on its way has no end to read.
    read().catch(() => {});
  };
  network.events.on('request:start', note);
  onTestFinished(() => void network.events.removeListener('request:start', note));
  return writes;
}
