import { sumOf } from './backup/back-up.ts';
import { restore } from './backup/restore.ts';
import { amount, folderArgument } from './backup/words.ts';
import { readConfig } from './config.ts';
import { describePlace } from './place.ts';
import { orExplain } from './start-error.ts';

await orExplain(async () => {
  const folder = folderArgument('npm run pulihkan -- <folder>');
  const place = readConfig(process.env, 'trial');
  console.log(`Memeriksa dan memulihkan cadangan di '${folder}' …`);
  const manifest = await restore(place, folder);
  console.log(`Semua berkas cocok dengan manifesnya; cadangan ini dibuat pada ${manifest.dibuat}.`);
  console.log(`Dipulihkan: ${amount(sumOf(manifest))}.`);
  const pictures = place.databaseUrl === null ? '' : `, fotonya di '${place.dataDir}'`;
  console.log(`${describePlace(place)} siap dipakai${pictures}.`);
});
