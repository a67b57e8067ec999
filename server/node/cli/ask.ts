import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
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

async function ask(question: string): Promise<string> {
  return (await typed(question, { output: process.stdout })).trim();
}

/** A terminal that is read key by key echoes nothing itself. */
async function askSecret(question: string): Promise<string> {
  process.stdout.write(question);
  try {
    return await typed('', { output: new Writable({ write: (_echo, _encoding, done) => done() }), terminal: true });
  } finally {
    process.stdout.write('\n');
  }
}

/** @param shown where what is typed appears @throws StartError at Ctrl+C, or Ctrl+D in an empty line */
async function typed(question: string, shown: { output: Writable; terminal?: boolean }): Promise<string> {
  using terminal = createInterface({ input: process.stdin, ...shown });
  return await new Promise((resolve, reject) => {
    const cancel = () => reject(new StartError('Dibatalkan.'));
    terminal.once('SIGINT', cancel).once('close', cancel);
    terminal.question(question).then(resolve, reject);
  });
}

/** Lets nothing happen before a word is typed. @throws StartError */
export async function confirm(person: Person, word: string, will: string, undone: string): Promise<void> {
  const answer = person.isPresent
    ? await person.ask(`${will} Ketik "${word}" untuk melanjutkan: `)
    : await person.firstLine();
  if (answer.trim() !== word) throw new StartError(`Dibatalkan; tidak ada yang ${undone}.`);
}

export const terminalPerson: Person = {
  isPresent: process.stdin.isTTY === true,
  ask,
  askSecret,
  firstLine: async () => (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '',
  tell: (sentence) => console.log(sentence),
};
