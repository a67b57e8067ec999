import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { factsOf, setFact } from '../../../db/facts.ts';
import { shapesFact } from '../../../db/shapes.ts';
import { touch } from '../../../http/revision.ts';
import { istilahOf } from '../../../office/istilah.ts';
import type { Db } from '../../../ports.ts';
import { terminalJejak } from '../../database/terminal-jejak.ts';
import { StartError } from '../../faults/start-error.ts';
import type { Person } from '../ask.ts';
import { drawShapes } from './draw-shapes.ts';
import { matchPlaces } from './match-places.ts';
import type { Feature } from './read-map.ts';

/** Keeps the outlines of the database's kecamatan; those that were there stay when the file is refused. @throws StartError */
export async function takeMap(
  db: Db,
  person: Person,
  features: readonly Feature[],
  sumber: string | null,
): Promise<void> {
  const kecamatan = (
    await db.selectFrom('kecamatan').select(['kode', 'kode_bps', 'nama_kecamatan']).orderBy('nama_kecamatan').execute()
  ).map(({ nama_kecamatan, ...codes }) => ({ ...codes, nama: nama_kecamatan }));
  if (kecamatan.length === 0) throw new StartError('Belum ada kecamatan di basis data ini.');
  const wilayah = (await factsOf(db)).get('nama_wilayah') ?? '';
  setRegionalWords(await istilahOf(db));
  const outlines = matchPlaces(features, kecamatan, wilayah);
  const rings = outlines.map((outline) => outline.rings);
  const shapes = JSON.stringify(drawShapes(kecamatan, rings, sumber));
  await db.transaction().execute(async (trx) => {
    await setFact(trx, shapesFact, shapes);
    await touch(trx, 'kecamatan');
    await terminalJejak(trx, { perbuatan: 'peta', keterangan: `${kecamatan.length} kecamatan` });
  });
  person.tell(`Bentuk ${kecamatan.length} kecamatan disimpan (${Math.ceil(shapes.length / 1024)} kB).`);
  const joined = outlines.filter(({ parts }) => parts > 1).map(({ nama, parts }) => `${nama} (${parts} bagian)`);
  if (joined.length > 0) person.tell(`Digabung dari beberapa bentuk: ${joined.join(', ')}.`);
}
