import { type Answer, type Entry, idIn, type Ledger } from './ledger.ts';

/** Lets clients go on, or holds them. */
export interface Gate {
  open(): void;
  shut(): void;
  passed(): Promise<void>;
}

export function createGate(): Gate {
  let { promise, resolve } = Promise.withResolvers<void>();
  let isOpen = false;
  return {
    open() {
      isOpen = true;
      resolve();
    },
    shut() {
      if (isOpen) ({ promise, resolve } = Promise.withResolvers<void>());
      isOpen = false;
    },
    passed: () => promise,
  };
}

interface Writer {
  origin: string;
  gate: Gate;
  ledger: Ledger;
  /** What this client writes next. */
  next: () => Entry | Promise<Entry>;
  isDone: () => boolean;
}

/**
 * Writes one thing after the other. What got no answer is sent again with the same key until it gets one, as the
 * officers' phones do.
 */
export async function write({ origin, gate, ledger, next, isDone }: Writer): Promise<void> {
  while (!isDone()) {
    const entry = await next();
    ledger.entries.push(entry);
    while (entry.answer === null) {
      await gate.passed();
      const answer = await send(origin, entry);
      if (answer === null || isLater(answer)) continue;
      entry.answer = answer;
      if (answer.status !== 200 && answer.status !== 201) {
        ledger.faults.push(`${entry.method} ${entry.path} was answered ${answer.status}: ${answer.text}`);
      }
    }
  }
}

/** The same key is still at work, or the server is just going: both mean, ask again. */
const isLater = ({ status, text }: Answer) =>
  status === 503 || (status === 409 && text.includes('Kiriman yang sama sedang diproses'));

/** Sends a write once. @returns null when no whole answer came */
async function send(origin: string, entry: Entry): Promise<Answer | null> {
  entry.attempts += 1;
  try {
    const response = await fetch(origin + entry.path, {
      method: entry.method,
      headers: { ...entry.headers, Authorization: `Bearer ${entry.token}`, 'Idempotency-Key': entry.kunci },
      body: entry.body(),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** Sends what was answered long ago once more, as a phone would that lost the answer: it must get the same one. */
export async function sendAgain(origin: string, entry: Entry, ledger: Ledger): Promise<void> {
  if (entry.answer === null) return;
  const answer = await send(origin, entry);
  if (answer === null) return;
  if (answer.status !== entry.answer.status || idIn(answer) !== idIn(entry.answer)) {
    ledger.faults.push(`${entry.kunci}: sent again, it was answered ${answer.status} ${answer.text}`);
  }
}
