import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';

/** The process ended in the middle of its work. */
export class ChildDied extends Error {}

/** It had to be ended: it would take as long for the same again. */
export class ChildTooSlow extends ChildDied {}

interface InChild {
  /** A program that answers each message with one message. */
  program: URL;
  /** How long it stays without work. */
  idleMs: number;
  /** How long it may take for one order. */
  patienceMs: number;
}

/** It needs no secrets of ours, little room for JavaScript, and gives memory back where the system lets it. */
const settings: ForkOptions = {
  serialization: 'advanced',
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  execArgv: ['--max-old-space-size=96'],
};
/** With glibc: what was taken for a picture goes back when it is done, and is not kept for another thread. */
const OWN_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
const PASSED_ON = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot'];

/** Has orders carried out by a process of its own, one at a time. It is started with the first, and again after its end. */
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
      // A program waits for its answers, but not for a process that has nothing to do.
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
