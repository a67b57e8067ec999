import { periodesOfYear } from '#contract/formulas/periode/kalender.ts';
import { overlaps } from '#contract/formulas/periode/tumpang.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { periode, type TahunDibuka, tahunPeriode } from '#contract/resources/periode.ts';
import { lowerCase } from '../../db/dialects.ts';
import { insertAll } from '../../db/insert-all.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { lockDatedPeriodes } from '../../http/write/import/periode-tumpang.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { validated } from '../../http/write/validated.ts';

/** Answers `POST /periode-…/tahun`: opens all periods of a year that are not there yet. */
export const openYear = (ports: ResourcePorts, jenis: JenisPeriode) => async (c: ApiContext) => {
  const { key: table, writers } = periode[jenis];
  const caller = callerWith(c, ...writers.roles);
  const body = await readBody(c);
  const { tahun } = validated(body.fields, tahunPeriode.rules, tahunPeriode.input);

  return answerOnce(c, ports, { caller, body, code: 201 }, async (trx): Promise<TahunDibuka> => {
    const stored = await trx.selectFrom(table).select('nama_periode').execute();
    const datedPeriodes = await lockDatedPeriodes(trx, jenis);
    const names = new Set(stored.map(({ nama_periode }) => lowerCase(nama_periode)));
    const all = periodesOfYear(jenis, tahun);
    const missing = all.filter(
      (one) => !names.has(lowerCase(one.nama_periode)) && !datedPeriodes.some((other) => overlaps(jenis, one, other)),
    );
    const now = ports.now();
    const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
    await insertAll(
      trx,
      table,
      missing.map((one) => ({ ...one, ...times })),
    );
    if (missing.length > 0) {
      const keterangan = `${missing.length} periode ${tahun}`;
      await noteWrite(c, trx, now, { perbuatan: 'tambah', tabel: table, keterangan });
    }
    return { dibuka: missing.length, sudah_ada: all.length - missing.length };
  });
};
