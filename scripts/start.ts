import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orExplain, StartError } from '../server/node/faults/start-error.ts';
import { buildIfChanged, PROGRAM } from './build.ts';
import { ROOT } from './run.ts';
import { SMALL } from './small.ts';

const program = join(ROOT, PROGRAM);
const words = process.argv.slice(2);

await orExplain(async () => {
  if (words.includes('--produksi')) {
    await access(program).catch(() => {
      throw new StartError("Aplikasi belum dibangun. Jalankan 'npm run build' dahulu.");
    });
  } else {
    const { checkStart } = await import('../server/node/run.ts');
    await checkStart('trial');
    await buildIfChanged();
  }
});

// The server takes this one's place, as small as systemd starts it (deploy/lumbung.service). Windows knows no such thing.
if (process.execve) {
  process.execve(process.execPath, [process.execPath, ...SMALL.node, program, ...words], {
    ...SMALL.env,
    ...process.env,
  });
}
await import(pathToFileURL(program).href);
