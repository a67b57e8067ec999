import { filesOnDisk } from '../../adapters/files-on-disk.ts';
import { pictures } from '../../adapters/pictures/pictures.ts';
import { mediaPath } from '../database/data-folder.ts';
import { workWithExisting } from '../database/open-existing.ts';
import { orExplain, StartError } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { addReferenceData } from './add-reference-data.ts';
import { terminalPerson } from './ask.ts';

await orExplain(async () => {
  if (process.argv.length > 2) {
    throw new StartError('Cara pakai: npm run data-acuan   (menambahkan pangan dan komoditi yang lazim)');
  }
  const config = readConfig(process.env, 'trial');
  const files = filesOnDisk(mediaPath(config.dataDir));
  const ports = { files, pictures: pictures(), now: () => new Date() };
  await workWithExisting(config, (db) => addReferenceData({ ...ports, db }, terminalPerson));
});
