import { Hono } from 'hono';
import { ambangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import { notFound, Refusal } from '../../http/answer.ts';
import { FORM_BYTES, limitBody, readBody } from '../../http/body/body.ts';
import type { ApiContext, ApiEnv, ResourcePorts } from '../../http/context.ts';
import { shownBy } from '../../http/read/collection.ts';
import { equals } from '../../http/read/search.ts';
import { callerWith } from '../../http/rights/session.ts';
import { keepVersion } from '../../http/versions/keep-version.ts';
import { onlyFor } from '../../http/write/add-writes.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { actorOf, noteWrite } from '../../http/write/jejak.ts';
import { resourceRoutes } from '../../http/write/resource-routes.ts';
import { expectRevision } from '../../http/write/stored-row.ts';
import type { Stored } from '../../http/write/writes.ts';
import { komoditiUsulan, naikUsulan } from '../../skpg/ambang-berlaku.ts';
import { refuseRejudging, refuseUnjudging } from '../../skpg/ambang-tetap.ts';

const mounted = resourceRoutes(ambangSkpg, {
  table: 'ambang_skpg',
  shows: ['ambang_skpg', 'komoditi'],
  reader: (c) => callerWith(c, 'admin', 'petugas'),
  matching: (db, { search: _, ...filter }) =>
    db.selectFrom('ambang_skpg as ambang').where((eb) => equals(eb, filter, 'ambang', 'id', 'skema', 'ukuran')),
  rows: (matching) =>
    matching
      .leftJoin('komoditi', 'komoditi.id', 'ambang.komoditi_id')
      .selectAll('ambang')
      .select('komoditi.nama_komoditi')
      .orderBy('ambang.skema')
      .orderBy('ambang.ukuran')
      .orderBy('ambang.berlaku_mulai', 'desc')
      .orderBy('ambang.id'),
  toRows: (found) => found.map((row) => ({ ...row, perlu_konfirmasi: row.perlu_konfirmasi === 1 })),
  check: (trx, values, stored, now) =>
    // Cast: `Stored` is any table's row, and this one is a threshold.
    refuseRejudging(trx, { ...values }, stored as (Stored & typeof values) | null, now),
  // Cast: as above.
  checkRemoval: (trx, stored) => refuseUnjudging(trx, stored as Stored & Parameters<typeof refuseUnjudging>[1]),
  // Another threshold is another statement: whoever has confirmed the one before has not seen it.
  derived: async (trx, values) => ({
    ...{ perlu_konfirmasi: 1, dikonfirmasi_oleh: null, dikonfirmasi_pada: null },
    komoditi_id: values.komoditi_id ?? (await komoditiUsulan(trx, values)),
    naik: values.ukuran === 'nd' ? (values.naik ?? (await naikUsulan(trx, values))) : null,
  }),
});

const shown = shownBy(mounted.reads);

/** Answers `POST /ambang-skpg/{id}/konfirmasi`: the caller has read the threshold in its source, and stands for it. */
const confirm = (ports: ResourcePorts) => async (c: ApiContext) => {
  const caller = callerWith(c, ...ambangSkpg.writers.roles);
  const body = await readBody(c);
  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
    const id = Number(c.req.param('id'));
    const stored = await trx.selectFrom('ambang_skpg').selectAll().where('id', '=', id).executeTakeFirst();
    if (!stored) throw notFound(ambangSkpg.called);
    await expectRevision(c, stored, () => shown(trx, id, caller));
    if (stored.perlu_konfirmasi === 0) throw new Refusal(409, 'Ambang ini sudah dikonfirmasi');
    const { nama_lengkap } = await trx
      .selectFrom('pengguna')
      .select('nama_lengkap')
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow();
    const now = ports.now();
    const saat = now.toISOString();
    await trx
      .updateTable('ambang_skpg')
      .set({ perlu_konfirmasi: 0, dikonfirmasi_oleh: nama_lengkap, dikonfirmasi_pada: saat })
      .set({ revisi: stored.revisi + 1, updated_at: saat })
      .where('id', '=', id)
      .execute();
    await keepVersion(trx, 'ambang_skpg', { ...stored }, { ...actorOf(c), perbuatan: 'ubah', waktu: saat });
    await noteWrite(c, trx, now, { perbuatan: 'ubah', tabel: 'ambang_skpg', baris: id, keterangan: 'Dikonfirmasi' });
    return { [ambangSkpg.key]: await shown(trx, id, caller) };
  });
};

export const ambangSkpgRoutes = {
  ...mounted,
  routes: (ports: ResourcePorts) =>
    new Hono<ApiEnv>()
      .post('/:id{[0-9]{1,9}}/konfirmasi', onlyFor(ambangSkpg), limitBody(FORM_BYTES), confirm(ports))
      .route('/', mounted.routes(ports)),
};
