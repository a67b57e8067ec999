import { createLog, readableLine } from '../../adapters/log.ts';
import { orExplain, StartError } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { terminalPerson } from './ask.ts';
import { reseed } from './reseed.ts';
import { seedDemoAloud } from './seed-demo-aloud.ts';

await orExplain(async () => {
  if (process.env['NODE_ENV'] === 'production') throw new StartError('Data contoh tidak dibuat di produksi.');
  if (!process.argv.includes('--ulang')) {
    throw new StartError('Cara pakai: npm run seed -- --ulang   (menghapus semua data, lalu membuat data contoh lagi)');
  }
  const log = createLog((line) => process.stderr.write(line), readableLine);
  await reseed(readConfig(process.env, 'trial'), terminalPerson, log, seedDemoAloud);
});
