import { Hono } from 'hono';
import { type Bulan, geserBulan } from '#contract/formulas/skpg/bulan.ts';
import { papanKantor } from '#contract/summaries/skpg.ts';
import { success } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { parseQuery } from '../http/read/page.ts';
import { callerWith } from '../http/rights/session.ts';
import { officeToday } from '../office/periods.ts';
import type { Ports } from '../ports.ts';
import { findPapan } from './find-papan.ts';

/** The monthly alert report as the office works on it; officers read it. */
export function skpgRoutes(ports: Pick<Ports, 'db' | 'now'>) {
  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      callerWith(c, 'admin', 'petugas');
      c.header('Cache-Control', 'private, no-store');
      await next();
    })
    .get('/', async (c) => {
      const { tahun, bulan, skema = 'permentan' } = parseQuery(c, papanKantor.query);
      const { hariIni } = await officeToday(ports);
      const ended = lastEnded(hariIni);
      const asked = { tahun: tahun === undefined ? ended.tahun : Number(tahun), bulan: bulan ?? ended.bulan };
      return success(c, await findPapan(ports, { bulan: asked, skema }));
    });
}

/** The month that has ended last: the one that is reported now. */
const lastEnded = (hariIni: string): Bulan =>
  geserBulan({ tahun: Number(hariIni.slice(0, 4)), bulan: Number(hariIni.slice(5, 7)) }, -1);
