import { naskahSkpg, tarikSkpg, terbitSkpg } from '#contract/acts/skpg.ts';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { notFound, Refusal } from '../http/answer.ts';
import { type Body, readBody } from '../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../http/context.ts';
import { callerWith } from '../http/rights/session.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { noteWrite } from '../http/write/jejak.ts';
import { expectRevision } from '../http/write/stored-row.ts';
import { validated } from '../http/write/validated.ts';
import { findKerja } from './kerja.ts';
import { terbitanOf } from './terbitan.ts';
import { simpanTerbitan } from './terbitkan.ts';

/**
 * Answers `PUT /kantor/skpg/naskah`: a sentence in the office's own words. One that is taken back stays as a row, so that
 * its revision goes on and a tab that read an older one cannot overwrite it.
 */
export const tulisNaskah = (ports: ResourcePorts) => async (c: ApiContext, body: Body) => {
  const caller = callerWith(c, 'admin');
  const { asal, teks, kembalikan, ...at } = validated(body.fields, naskahSkpg.rules, naskahSkpg.input);

  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
    const stored = await trx
      .selectFrom('naskah_skpg')
      .select(['id', 'revisi', 'teks', 'asal'])
      .where((eb) => eb.and(at))
      .executeTakeFirst();
    await expectRevision(c, stored ?? { revisi: 0 }, async () => stored ?? null);
    const now = ports.now();
    const updated_at = now.toISOString();
    const isBack = kembalikan || teks === asal;
    const written = { teks, asal, dikembalikan: isBack ? 1 : 0, updated_at, user_id: caller.id };
    if (stored) {
      const revisi = stored.revisi + 1;
      await trx
        .updateTable('naskah_skpg')
        .set({ ...written, revisi })
        .where('id', '=', stored.id)
        .execute();
    } else if (!isBack) {
      await trx
        .insertInto('naskah_skpg')
        .values({ ...at, ...written, created_at: updated_at })
        .execute();
    }
    const perbuatan = isBack ? 'hapus' : stored ? 'ubah' : 'tambah';
    const keterangan = `${namaBulanTahun(at)}: ${at.kunci}`;
    if (stored || !isBack) await noteWrite(c, trx, now, { perbuatan, tabel: 'naskah_skpg', keterangan });
    return { naskah_skpg: { ...at, teks, asal } };
  });
};

/** Answers `POST /kantor/skpg/terbitan`: freezes what the office has before its eyes. */
export const terbitkan = (ports: ResourcePorts) => async (c: ApiContext) => {
  const caller = callerWith(c, 'admin');
  const body = await readBody(c);
  const { skema, sidik, catatan, ...bulan } = validated(body.fields, terbitSkpg.rules, terbitSkpg.input);

  return answerOnce(c, ports, { caller, body, code: 201 }, async (trx) => {
    const kerja = await findKerja({ ...ports, db: trx }, { bulan, skema });
    const { papan, narasi, rekomendasi, terbitan } = kerja;
    if (kerja.sidik !== sidik) {
      throw new Refusal(
        409,
        'Angka, kalimat, atau terbitannya sudah berubah sejak dibuka. Lihat dahulu, lalu terbitkan.',
      );
    }
    if (papan.tempat.every(({ indikator }) => Object.values(indikator).every(({ kini }) => kini === null))) {
      throw new Refusal(422, `${namaBulanTahun(bulan)} belum ada isinya, jadi belum dapat diterbitkan`);
    }
    const usang = [...narasi, ...rekomendasi].filter((one) => one.usang).length;
    if (usang > 0) {
      throw new Refusal(
        422,
        `${usang} kalimat dinas ditulis sebelum angkanya berubah. Baca lagi dan simpan, atau kembalikan, lalu terbitkan.`,
      );
    }
    if (terbitan && catatan === '') throw new Refusal(422, 'Mohon isi apa yang diperbaiki pada terbitan ini');
    const now = ports.now();
    const ke = await simpanTerbitan(trx, kerja, { catatan, user_id: caller.id, now });
    const keterangan = `${namaBulanTahun(bulan)}, terbitan ke-${ke}`;
    await noteWrite(c, trx, now, { perbuatan: 'tambah', tabel: 'terbitan_skpg', keterangan });
    return { terbitan_skpg: { ...bulan, ke, diterbitkan_pada: now.toISOString() } };
  });
};

/** Answers `POST /kantor/skpg/penarikan`: withdraws the last publication of a month, with a reason. */
export const withdraw = (ports: ResourcePorts) => async (c: ApiContext) => {
  const caller = callerWith(c, 'admin');
  const body = await readBody(c);
  const { ke, alasan, ...bulan } = validated(body.fields, tarikSkpg.rules, tarikSkpg.input);

  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
    const last = await terbitanOf(trx, bulan);
    if (!last) throw notFound('Laporan SKPG');
    if (last.ke !== ke || last.penarikan) {
      throw new Refusal(
        409,
        `${namaBulanTahun(bulan)} sudah ditarik atau diterbitkan lagi sejak dibuka. Lihat dahulu.`,
      );
    }
    const now = ports.now();
    const ditarik_pada = now.toISOString();
    await trx
      .updateTable('terbitan_skpg')
      .set((eb) => ({
        ...{ ditarik_pada, alasan_ditarik: alasan, ditarik_oleh: caller.id, updated_at: ditarik_pada },
        revisi: eb('revisi', '+', 1),
      }))
      .where((eb) => eb.and({ ...bulan, ke }))
      .execute();
    const keterangan = `${namaBulanTahun(bulan)}, terbitan ke-${ke} ditarik`;
    await noteWrite(c, trx, now, { perbuatan: 'ubah', tabel: 'terbitan_skpg', keterangan });
    return { terbitan_skpg: { ...bulan, ke, ditarik_pada } };
  });
};
