import { periodesOfYear } from '#contract/formulas/periode.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { periode, type TahunDibuka, tahunPeriode } from '#contract/resources/periode.ts';
import { lowerCase } from '../../db/dialects.ts';
import { insertAll } from '../../db/insert-all.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { validated } from '../../http/write/validated.ts';

/** Answers `POST /periode-…/tahun`: opens all periods of a year that are not there yet. */
export const openYear = (ports: ResourcePorts, jenis: JenisPeriode) => async (c: ApiContext) => {
  const { key: table, writers } = periode[jenis];
  const caller = callerWith(c, ...writers.roles);
  const body = await readBody(c);
  const { tahun } = validated(body.fields, tahunPeriode.rules, tahunPeriode.input);

  return answerOnce(c, ports, { caller, body, code: 201 }, async (trx): Promise<TahunDibuka> => {
    const stored = await trx.selectFrom(table).select(['nama_periode', 'tanggal_mulai']).execute();
    const names = new Set(stored.map(({ nama_periode }) => lowerCase(nama_periode)));
    const days = new Set(stored.map(({ tanggal_mulai }) => tanggal_mulai));
    const all = periodesOfYear(jenis, tahun);
    const missing = all.filter(
      ({ nama_periode, tanggal_mulai }) => !names.has(lowerCase(nama_periode)) && !days.has(tanggal_mulai),
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
