import { naskahSkpg, terbitSkpg } from '#contract/acts/skpg.ts';
import { beda } from '#contract/formulas/skpg/beda.ts';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { Refusal } from '../http/answer.ts';
import { type Body, readBody } from '../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../http/context.ts';
import { callerWith } from '../http/rights/session.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { noteWrite } from '../http/write/jejak.ts';
import { expectRevision } from '../http/write/stored-row.ts';
import { validated } from '../http/write/validated.ts';
import { findKerja, type Isi, terbitanTerakhir } from './kerja.ts';

/** Answers `PUT /kantor/skpg/naskah`: a sentence in the office's own words; the figures' own words take it back. */
export const tulisNaskah = (ports: ResourcePorts) => async (c: ApiContext, body: Body) => {
  const caller = callerWith(c, 'admin');
  const { asal, teks, ...at } = validated(body.fields, naskahSkpg.rules, naskahSkpg.input);

  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
    const of = { tahun: at.tahun, bulan: at.bulan };
    const stored = await trx
      .selectFrom('naskah_skpg')
      .select(['id', 'revisi', 'teks', 'asal'])
      .where((eb) => eb.and(at))
      .executeTakeFirst();
    await expectRevision(c, stored ?? { revisi: 0 }, async () => stored ?? null);
    const now = ports.now();
    const updated_at = now.toISOString();
    const isTakenBack = teks === asal;
    const perbuatan = !stored ? 'tambah' : isTakenBack ? 'hapus' : 'ubah';
    if (stored && isTakenBack) await trx.deleteFrom('naskah_skpg').where('id', '=', stored.id).execute();
    else if (stored) {
      await trx
        .updateTable('naskah_skpg')
        .set({ teks, asal, updated_at, user_id: caller.id, revisi: stored.revisi + 1 })
        .where('id', '=', stored.id)
        .execute();
    } else if (!isTakenBack) {
      const times = { created_at: updated_at, updated_at };
      await trx
        .insertInto('naskah_skpg')
        .values({ ...at, teks, asal, user_id: caller.id, ...times })
        .execute();
    }
    const keterangan = `${namaBulanTahun(of)}: ${at.kunci}`;
    if (stored || !isTakenBack) await noteWrite(c, trx, now, { perbuatan, tabel: 'naskah_skpg', keterangan });
    return { naskah_skpg: { ...at, teks, asal } };
  });
};

/** Answers `POST /kantor/skpg/terbitan`: freezes what the office has before its eyes. */
export const terbitkan = (ports: ResourcePorts) => async (c: ApiContext) => {
  const caller = callerWith(c, 'admin');
  const body = await readBody(c);
  const { skema, sidik, catatan, ...bulan } = validated(body.fields, terbitSkpg.rules, terbitSkpg.input);

  return answerOnce(c, ports, { caller, body, code: 201 }, async (trx) => {
    const { papan, narasi, rekomendasi, sidik: seen } = await findKerja({ ...ports, db: trx }, { bulan, skema });
    if (seen !== sidik) {
      throw new Refusal(409, 'Angka atau naskahnya sudah berubah sejak dibuka. Lihat dahulu, lalu terbitkan lagi.');
    }
    if (papan.tempat.every(({ indikator }) => Object.values(indikator).every(({ kini }) => kini === null))) {
      throw new Refusal(422, `${namaBulanTahun(bulan)} belum ada isinya, jadi belum dapat diterbitkan`);
    }
    const last = await terbitanTerakhir(trx, bulan);
    if (last && catatan === '') throw new Refusal(422, 'Mohon isi apa yang diperbaiki pada terbitan ini');
    const ke = (last?.ke ?? 0) + 1;
    const komposit = papan.tempat.find(({ kecamatan_id }) => kecamatan_id === null)?.komposit.label ?? null;
    const isi: Isi = { papan, narasi, rekomendasi, perubahan: last ? beda(last.isi.papan, papan) : [] };
    const now = ports.now();
    const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
    await trx
      .insertInto('terbitan_skpg')
      .values({ ...bulan, ke, skema, komposit, isi: JSON.stringify(isi), catatan, user_id: caller.id, ...times })
      .execute();
    const keterangan = `${namaBulanTahun(bulan)}, terbitan ke-${ke}`;
    await noteWrite(c, trx, now, { perbuatan: 'tambah', tabel: 'terbitan_skpg', keterangan });
    return { terbitan_skpg: { ...bulan, ke, diterbitkan_pada: times.created_at } };
  });
};
