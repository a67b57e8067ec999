import { resolve } from 'node:path';
import { isCurrent } from '../../db/migrate.ts';
import type { Db } from '../../ports.ts';
import { backUp } from '../backup/back-up.ts';
import { amount, copyAloud, folderArgument } from '../backup/words.ts';
import { workWithUnmigrated } from '../database/open-existing.ts';
import { terminalJejak } from '../database/terminal-jejak.ts';
import { orExplain } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { describePlace } from '../settings/place.ts';

await orExplain(async () => {
  const folder = folderArgument('npm run cadangkan -- <folder>');
  const config = readConfig(process.env, 'trial');
  console.log(`${describePlace(config)} dicadangkan …`);
  const { hilang, ...sum } = await workWithUnmigrated(config, async (db) => {
    const made = await backUp(db, config, folder, config.sealKey);
    await noteBackup(db);
    return made;
  });
  for (const name of hilang) console.error(`Peringatan: foto ${name} disebut basis data, tetapi hilang atau rusak.`);
  console.log(`Selesai dan sudah diperiksa: ${amount(sum)} di '${resolve(folder)}'.`);
  if (config.bucket) await copyAloud(config.bucket, folder);
});

/**
 * Records the backup in the audit log. A database of another version, or one that cannot be written, is backed up all
 * the same.
 */
async function noteBackup(db: Db): Promise<void> {
  if (!(await isCurrent(db))) return;
  await terminalJejak(db, { perbuatan: 'cadangkan' }).catch(() =>
    console.error('Peringatan: cadangan ini tidak dapat dicatat di jejak.'),
  );
}
