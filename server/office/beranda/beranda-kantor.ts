import { Hono } from 'hono';
import type { BerandaKantor } from '#contract/summaries/beranda-kantor.ts';
import { success } from '../../http/answer.ts';
import type { ApiEnv } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import type { Ports } from '../../ports.ts';
import { officeToday } from '../periods.ts';
import { regionOf } from '../places.ts';
import { complaints, deficits, malnutrition, priceChanges } from './findings.ts';
import { firstSteps } from './first-steps.ts';
import { openReports } from './open-reports.ts';

/** What is due in the office. */
export function berandaKantorRoutes(ports: Pick<Ports, 'db' | 'now' | 'mail'>) {
  const { db, now, mail } = ports;
  return new Hono<ApiEnv>().get('/', async (c) => {
    callerWith(c, 'admin');
    c.header('Cache-Control', 'private, no-store');
    const { hariIni, wilayah } = await officeToday(ports);
    const region = await regionOf(db, wilayah);
    return success(c, {
      ...{ hari_ini: hariIni, kantor_bersurat: mail.isPosted },
      langkah: await firstSteps(db, region, hariIni),
      laporan: await openReports(ports, region, hariIni),
      harga: await priceChanges(db, wilayah, hariIni),
      defisit: await deficits(db, hariIni),
      gizi_buruk: await malnutrition(db, hariIni),
      aduan: await complaints(db, now()),
    } satisfies BerandaKantor);
  });
}
