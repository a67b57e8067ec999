import type { z } from 'zod';
import { type KegiatanFoto, kegiatanDinas } from '#contract/resources/kegiatan-dinas.ts';
import { runCompiledWithIds } from '../../db/compiled-query.ts';
import { collection } from '../../http/read/collection.ts';
import { newestFirst } from '../../http/read/large.ts';
import { readsOf } from '../../http/read/reads.ts';
import { contains, equals } from '../../http/read/search.ts';
import { mediaUrl, mediaUrlOrNull } from '../../http/uploads/media-routes.ts';
import { addWrites } from '../../http/write/add-writes.ts';
import type { Mounted } from '../../http/write/resource-routes.ts';
import { type Writes, writesOf } from '../../http/write/writes.ts';
import type { Db } from '../../ports.ts';
import { addKegiatanFoto } from './kegiatan-foto.ts';

const reads = readsOf(kegiatanDinas, {
  shows: ['kegiatan_dinas', 'kegiatan_foto'],
  matching: (db, { judul, search, ...filter }) =>
    db
      .selectFrom('kegiatan_dinas')
      .where((eb) => equals(eb, filter, 'kegiatan_dinas', 'id'))
      .where((eb) => contains(eb, [judul], 'judul'))
      .where((eb) => contains(eb, [search], 'judul', 'deskripsi')),
  large: newestFirst({
    table: 'kegiatan_dinas',
    alias: 'kegiatan_dinas',
    few: ['id'],
    parts: () => [{}],
    isWalked: ({ judul, search }) => judul !== undefined || search !== undefined,
  }),
  rows: (matching) => matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
  toRows: async (found, db) => {
    const fotos = await fotosOf(
      db,
      found.map(({ id }) => id),
    );
    return found.map(({ foto, ...row }) => ({
      ...row,
      foto_url: mediaUrlOrNull(foto),
      kegiatan_fotos: fotos.get(row.id) ?? [],
    }));
  },
});

const writes: Writes<z.output<typeof kegiatanDinas.input>> = writesOf(kegiatanDinas, reads, {
  table: 'kegiatan_dinas',
  leaves: async (trx, kegiatan_id) => {
    const fotos = await trx.selectFrom('kegiatan_foto').select('foto').where('kegiatan_id', '=', kegiatan_id).execute();
    return fotos.map(({ foto }) => foto);
  },
  touches: ['kegiatan_foto'],
});

export const kegiatanDinasRoutes: Mounted = {
  resource: kegiatanDinas,
  routes: (ports) => addKegiatanFoto(addWrites(collection(ports, reads), ports, writes), ports, writes),
};

/** The further pictures of several activities by activity, in their order. */
async function fotosOf(db: Db, ids: number[]): Promise<Map<number, KegiatanFoto[]>> {
  if (ids.length === 0) return new Map();
  const fotos = await runCompiledWithIds(db, 'foto kegiatan', ids, (among) =>
    db
      .selectFrom('kegiatan_foto')
      .select(['id', 'revisi', 'kegiatan_id', 'foto', 'keterangan'])
      .where('kegiatan_id', 'in', among)
      .orderBy('kegiatan_id')
      .orderBy('urutan')
      .orderBy('id'),
  );
  const byKegiatan = new Map<number, KegiatanFoto[]>();
  for (const { kegiatan_id, foto, ...row } of fotos) {
    const known = byKegiatan.get(kegiatan_id) ?? [];
    byKegiatan.set(kegiatan_id, [...known, { ...row, foto_url: mediaUrl(foto) }]);
  }
  return byKegiatan;
}
