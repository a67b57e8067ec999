import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';

/** The process ended while it worked. */
export class ChildDied extends Error {}

/** It was killed because it took too long; a retry would take as long. */
export class ChildTooSlow extends ChildDied {}

interface InChild {
  /** A program that answers each message with one message. */
  program: URL;
  /** How long it lives without work. */
  idleMs: number;
  /** How long one order may take. */
  patienceMs: number;
}

/** The child gets none of our secrets, a small heap, and returns memory to the system where it can. */
const settings: ForkOptions = {
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  execArgv: ['--max-old-space-size=96'],
};
/** glibc then returns the memory of a finished picture instead of keeping it for other threads. */
const OWN_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const PASSED_ON = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** Runs orders one at a time in a child process, which is started on demand. */
export function inChild<Order extends object, Answer>({ program, idleMs, patienceMs }: InChild) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const passed = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
    const started = fork(program, { ...settings, env: { ...Object.fromEntries(passed), ...OWN_ENV } });
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', forget).on('error', forget);
    return started;
  };

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  /** @throws ChildDied */
  const ask = (order: Order): Promise<Answer> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      child ??= start();
      const asked = child;
      // The process must stay alive for pending answers, but not for an idle child.
      asked.ref();
      asked.channel?.ref();
      let isTooSlow = false;
      const patience = setTimeout(() => {
        isTooSlow = true;
        asked.kill('SIGKILL');
      }, patienceMs);
      const settle = () => {
        clearTimeout(patience);
        asked.off('message', answered).off('exit', died).off('error', died);
        asked.unref();
        asked.channel?.unref();
        idle = setTimeout(end, idleMs).unref();
      };
      const answered = (answer: unknown) => {
        settle();
        resolve(answer as Answer);
      };
      const died = () => {
        settle();
        reject(isTooSlow ? new ChildTooSlow() : new ChildDied());
      };
      asked.once('message', answered).once('exit', died).once('error', died);
      asked.send(order, (error) => {
        if (error) asked.kill('SIGKILL');
      });
    });

  return { ask, end };
}
