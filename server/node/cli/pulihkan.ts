import { sumOf } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { amount, folderArgument, readFlag } from '../backup/words.ts';
import { orExplain } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { describePlace } from '../settings/place.ts';

await orExplain(async () => {
  const { isSet: isUnkeyed, words } = readFlag('--tanpa-kunci');
  const folder = folderArgument('npm run pulihkan -- <folder> [--tanpa-kunci]', words);
  const config = readConfig(process.env, 'trial');
  console.log(`Memeriksa dan memulihkan cadangan di '${folder}' …`);
  const manifest = await restore(config, folder, isUnkeyed ? null : config.sealKey);
  console.log(`Semua berkas cocok dengan manifesnya; cadangan ini dibuat pada ${manifest.dibuat}.`);
  console.log(`Dipulihkan: ${amount(sumOf(manifest))}.`);
  const pictures = config.databaseUrl === null ? '' : `, fotonya di '${config.dataDir}'`;
  console.log(`${describePlace(config)} siap dipakai${pictures}.`);
});
