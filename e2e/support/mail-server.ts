import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const [port, folder = ''] = process.argv.slice(2);

/** Takes every letter, as a mail server would, and lays it into a folder under the name of whom it is for. */
mkdirSync(folder, { recursive: true });
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: async (stream, { envelope }, done) => {
    const raw = await text(stream);
    for (const { address } of envelope.rcptTo) {
      writeFileSync(join(folder, `${address} ${Date.now()} ${crypto.randomUUID()}.eml`), raw);
    }
    done();
  },
});
server.listen(Number(port), '127.0.0.1');
