import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { aduanProduk, aduanProdukRules } from '#contract/resources/aduan-produk.ts';
import { notFound, Refusal, success } from '../../http/answer.ts';
import { FORM_BYTES, limitBody, readBody } from '../../http/body/body.ts';
import { type ApiContext, type ApiEnv, neighbourhood } from '../../http/context.ts';
import { sha256 } from '../../http/crypto.ts';
import type { Limit } from '../../http/rights/attempt-counts.ts';
import { rateLimiter } from '../../http/rights/rate-limit.ts';
import { callerWith } from '../../http/rights/session.ts';
import { robotCheck, robotToken } from '../../http/robot/robot-check.ts';
import { CHANGING, putOnly } from '../../http/write/by-method.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { retryTransaction } from '../../http/write/retry-transaction.ts';
import { validated } from '../../http/write/validated.ts';
import type { Db, Ports } from '../../ports.ts';
import { handleAduan, listAduan } from './aduan-rows.ts';

/** Mobile networks here put whole villages behind one address. */
const perAddress: Limit = { name: 'aduan alamat', max: 30, minutes: 60 };

const SENT = 'Laporan diterima. Terima kasih, dinas akan memeriksanya.';
const AGAIN = 'Produk ini sudah dilaporkan dari jaringan Anda hari ini. Dinas akan memeriksanya.';

const ONE = '/:id{[0-9]{1,9}}';

/** Refuses others before a body is read. */
const office = createMiddleware<ApiEnv>(async (c, next) => {
  callerWith(c, 'admin');
  await next();
});

/** Reports of offers: anybody makes one, without an account too; the office reads them and deals with them. */
export function aduanProdukRoutes(ports: Ports) {
  const form = limitBody(FORM_BYTES);
  const handle = handleAduan(ports);
  return new Hono<ApiEnv>()
    .get('/', listAduan(ports))
    .post('/', form, report(ports))
    .on(CHANGING, ONE, office, form, putOnly(handle));
}

function report(ports: Ports) {
  const { db, now } = ports;
  const limiter = rateLimiter(ports);
  const robot = robotCheck(ports);
  const rules = aduanProdukRules.filter(([, , field]) => field !== 'recaptcha' || !robot.isOff);

  return async (c: ApiContext) => {
    c.header('Cache-Control', 'private, no-store');
    const { fields } = await readBody(c);
    const recaptcha = robotToken(fields);
    const told = validated({ ...fields, recaptcha }, rules, aduanProduk.input);
    const address = neighbourhood(c);
    await limiter.refuseOver([perAddress, address]);
    const produk = await offered(db, told.produk_id);
    const created_at = now().toISOString();
    const hari = created_at.slice(0, 10);
    const sidik = await sha256(`${hari} ${told.produk_id} ${address ?? ''}`);
    const known = await db
      .selectFrom('aduan_produk')
      .select('id')
      .where('produk_id', '=', told.produk_id)
      .where('hari', '=', hari)
      .where('sidik', '=', sidik)
      .executeTakeFirst();
    if (known) throw new Refusal(409, AGAIN);
    await robot.use(recaptcha);
    await limiter.count([perAddress, address]);

    await retryTransaction(db, async (trx) => {
      const { judul, user_id: penjual_id } = produk;
      const made = await trx
        .insertInto('aduan_produk')
        .values({ ...told, judul, penjual_id, hari, sidik, created_at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) throw new Refusal(409, AGAIN);
      const act = { perbuatan: 'tambah', tabel: 'aduan_produk', baris: made.id, keterangan: told.alasan } as const;
      await noteWrite(c, trx, now(), act);
    });
    return success(c, null, 201, SENT);
  };
}

/** The product as everybody sees it. @throws Refusal 404 when it is not offered */
async function offered(db: Db, id: number) {
  const produk = await db
    .selectFrom('produk')
    .select(['judul', 'user_id'])
    .where('id', '=', id)
    .where('status', '=', 'aktif')
    .executeTakeFirst();
  if (!produk) throw notFound('Produk');
  return produk;
}
