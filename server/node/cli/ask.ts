import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { StartError } from '../faults/start-error.ts';

/** The person at the command line. */
export interface Person {
  /** False when input comes from a file or another program. */
  isPresent: boolean;
  ask(question: string): Promise<string>;
  /** As `ask`, without echo. */
  askSecret(question: string): Promise<string>;
  /** The first line of standard input, when it is not a terminal. */
  firstLine(): Promise<string>;
  tell(sentence: string): void;
}

const cancelled = () => new StartError('Dibatalkan.');

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await new Promise<string>((resolve, reject) => {
      terminal.once('SIGINT', () => reject(cancelled()));
      terminal.once('close', () => reject(cancelled()));
      terminal.question(question).then((answer) => resolve(answer.trim()), reject);
    });
  } finally {
    terminal.close();
  }
}

/** In raw mode the terminal echoes nothing, so editing keys are handled here. */
function askSecret(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise<string>((resolve, reject) => {
    let typed: string[] = [];
    const finish = (settle: () => void) => {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write('\n');
      settle();
    };
    const onData = (chunk: string) => {
      for (const key of chunk) {
        if (key === '\r' || key === '\n') return finish(() => resolve(typed.join('')));
        if (key === '\u0003' || key === '\u0004') return finish(() => reject(cancelled()));
        if (key === '\u007f' || key === '\b') typed.pop();
        else if (key === '\u0015') typed = [];
        else if (key >= ' ') typed.push(key);
      }
    };
    stdin.on('data', onData);
  });
}

export const terminalPerson: Person = {
  isPresent: process.stdin.isTTY === true,
  ask,
  askSecret,
  firstLine: async () => (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '',
  tell: (sentence) => console.log(sentence),
};
