import { parseArgs } from 'node:util';
import { createLog, readableLine } from '../../adapters/log.ts';
import { orExplain, StartError } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { terminalPerson } from './ask.ts';
import { reseed } from './reseed.ts';
import { seedYearsAloud } from './seed-demo-aloud.ts';

/** More years than any comparison looks back. */
const MOST = 10;

await orExplain(async () => {
  if (process.env['NODE_ENV'] === 'production') throw new StartError('Data contoh tidak dibuat di produksi.');
  const { values } = parseArgs({ options: { ulang: { type: 'boolean' }, tahun: { type: 'string' } }, strict: false });
  // Without a number the flag alone is `true`.
  const tahun = values.tahun === undefined ? 1 : Number.parseInt(String(values.tahun), 10);
  const isMeant = values.ulang === true || values.tahun !== undefined;
  if (!isMeant || !Number.isInteger(tahun) || tahun < 1 || tahun > MOST) {
    throw new StartError(
      `Cara pakai: npm run seed -- --ulang   (menghapus semua data, lalu membuat data contoh lagi)
            npm run seed -- --tahun 5 (sama, dengan laporan lima tahun; paling banyak ${MOST})`,
    );
  }
  const log = createLog((line) => process.stderr.write(line), readableLine);
  await reseed(readConfig(process.env, 'trial'), terminalPerson, log, seedYearsAloud(tahun));
});
