import { parseArgs } from 'node:util';
import { workWithExisting } from '../database/open-existing.ts';
import { orExplain, StartError } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { terminalPerson } from './ask.ts';
import { readMap } from './peta/read-map.ts';
import { takeMap } from './peta/take-map.ts';

await orExplain(async () => {
  const { values, positionals } = given();
  const [path, ...rest] = positionals;
  if (!path || rest.length > 0) {
    throw new StartError(
      'Cara pakai: npm run peta -- <berkas.geojson> [--sumber "asal dan lisensi"]',
      '  Berkas GeoJSON berisi satu poligon atau lebih untuk setiap kecamatan, dengan kode Kemendagri atau namanya.',
    );
  }
  const map = await readMap(path);
  const config = readConfig(process.env, 'trial');
  await workWithExisting(config, (db) => takeMap(db, terminalPerson, map, values.sumber?.trim() || null));
});

function given() {
  try {
    return parseArgs({ allowPositionals: true, options: { sumber: { type: 'string' } } });
  } catch {
    throw new StartError('Cara pakai: npm run peta -- <berkas.geojson> [--sumber "asal dan lisensi"]');
  }
}
