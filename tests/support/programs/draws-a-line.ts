import { createInterface } from 'node:readline';
import { pictures } from '../../../server/adapters/pictures/pictures.ts';

/** Has a picture drawn in the process for it at every line that it reads, and says so. */
const { rasterise } = pictures();
for await (const _line of createInterface(process.stdin)) {
  await rasterise('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'png');
  process.stdout.write('drawn\n');
}
