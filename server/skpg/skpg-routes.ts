import { Hono } from 'hono';
import { type Bulan, geserBulan } from '#contract/formulas/skpg/bulan.ts';
import { asalSkpg } from '#contract/summaries/skpg/asal.ts';
import { penutupanSkpg } from '#contract/summaries/skpg/penutupan.ts';
import { cetakSkpg, kerjaKantor } from '#contract/summaries/skpg/terbitan.ts';
import { notFound, success } from '../http/answer.ts';
import { FORM_BYTES, limitBody } from '../http/body/body.ts';
import type { ApiEnv, ResourcePorts } from '../http/context.ts';
import { parseQuery } from '../http/read/page.ts';
import { callerWith } from '../http/rights/session.ts';
import { onlyFor } from '../http/write/add-writes.ts';
import { CHANGING, putOnly } from '../http/write/by-method.ts';
import { placesFor } from '../office/kelengkapan.ts';
import { officeToday } from '../office/periods.ts';
import type { Ports } from '../ports.ts';
import { findAsal } from './asal.ts';
import { printSkpg } from './cetak.ts';
import { findKerja } from './kerja.ts';
import { findTanda } from './tanda.ts';
import { terbitkan, tulisNaskah, withdraw } from './tulis.ts';
import { closeMonth, findPenutupan } from './tutup-bulan.ts';

const byAdmin = onlyFor({ writers: { roles: ['admin'] } });

/** The monthly alert report as the office works on it; officers read it. */
export function skpgRoutes(ports: ResourcePorts) {
  return new Hono<ApiEnv>()
    .use(async (c, next) => {
      callerWith(c, 'admin', 'petugas');
      c.header('Cache-Control', 'private, no-store');
      await next();
    })
    .get('/', async (c) => {
      const { skema = 'permentan', ...query } = parseQuery(c, kerjaKantor.query);
      return success(c, await findKerja(ports, { bulan: await askedMonth(ports, query), skema }));
    })
    .on(CHANGING, '/naskah', byAdmin, limitBody(FORM_BYTES), putOnly(tulisNaskah(ports)))
    .post('/terbitan', limitBody(FORM_BYTES), terbitkan(ports))
    .post('/penarikan', byAdmin, limitBody(FORM_BYTES), withdraw(ports))
    .get('/penutupan', async (c) => {
      callerWith(c, 'admin');
      const query = parseQuery(c, penutupanSkpg.query);
      return success(c, await findPenutupan(ports, await askedMonth(ports, query)));
    })
    .post('/penutupan', byAdmin, limitBody(FORM_BYTES), closeMonth(ports))
    .get('/cetak', async (c) => {
      const { skema = 'permentan', tahun, bulan, ...asked } = parseQuery(c, cetakSkpg.query);
      return printSkpg(c, ports, { bulan: await askedMonth(ports, { tahun, bulan }), skema }, asked);
    })
    .get('/tanda', async (c) => {
      const { skema = 'permentan' } = parseQuery(c, kerjaKantor.query);
      const { hariIni } = await officeToday(ports);
      return success(c, await findTanda(ports, { kini: bulanDari(hariIni), skema }, placesFor(c, undefined)));
    })
    .get('/asal', async (c) => {
      const { skema = 'permentan', ukuran, kecamatan_id, ...query } = parseQuery(c, asalSkpg.query);
      if (!ukuran) throw notFound('Indikator');
      return success(
        c,
        await findAsal(ports.db, { bulan: await askedMonth(ports, query), skema, ukuran, kecamatan_id }),
      );
    });
}

/** The month that is asked for, or the one that has ended last. */
async function askedMonth(
  ports: Pick<Ports, 'db' | 'now'>,
  { tahun, bulan }: { tahun?: string | undefined; bulan?: string | undefined },
): Promise<Bulan> {
  const { hariIni } = await officeToday(ports);
  const ended = lastEnded(hariIni);
  return {
    tahun: tahun === undefined ? ended.tahun : Number(tahun),
    bulan: bulan === undefined ? ended.bulan : Number(bulan),
  };
}

const bulanDari = (hari: string): Bulan => ({ tahun: Number(hari.slice(0, 4)), bulan: Number(hari.slice(5, 7)) });

/** The month that has ended last: the one that is reported now. */
const lastEnded = (hariIni: string): Bulan => geserBulan(bulanDari(hariIni), -1);
