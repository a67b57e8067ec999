import { Hono } from 'hono';
import { type AduanProduk, aduanProduk, aduanProdukRules } from '#contract/resources/aduan-produk.ts';
import { notFound, Refusal, success } from '../../http/answer.ts';
import { FORM_BYTES, limitBody, readBody } from '../../http/body/body.ts';
import { type ApiContext, type ApiEnv, neighbourhood } from '../../http/context.ts';
import { sha256 } from '../../http/crypto.ts';
import { pageOf, parseQuery } from '../../http/read/page.ts';
import type { Limit } from '../../http/rights/attempt-counts.ts';
import { rateLimiter } from '../../http/rights/rate-limit.ts';
import { callerWith } from '../../http/rights/session.ts';
import { robotCheck, robotToken } from '../../http/robot/robot-check.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { retryTransaction } from '../../http/write/retry-transaction.ts';
import { validated } from '../../http/write/validated.ts';
import type { Db, Ports } from '../../ports.ts';

/** Counting stops here; whoever looks for more narrows the filter. */
const COUNTED = 10_000;

/** Mobile networks here put whole villages behind one address. */
const perAddress: Limit = { name: 'aduan alamat', max: 30, minutes: 60 };

const SENT = 'Laporan diterima. Terima kasih, dinas akan memeriksanya.';
const AGAIN = 'Produk ini sudah dilaporkan dari jaringan Anda hari ini. Dinas akan memeriksanya.';

/** Reports of offers: anybody makes one, without an account too; the office reads them. */
export function aduanProdukRoutes(ports: Ports) {
  return new Hono<ApiEnv>().get('/', listAduan(ports)).post('/', limitBody(FORM_BYTES), report(ports));
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

function listAduan({ db }: Pick<Ports, 'db'>) {
  return async (c: ApiContext) => {
    callerWith(c, 'admin');
    c.header('Cache-Control', 'private, no-store');
    const { produk_id, alasan, ...paging } = parseQuery(c, aduanProduk.filter);
    const matching = db
      .selectFrom('aduan_produk')
      .$if(produk_id !== undefined, (found) => found.where('produk_id', '=', produk_id ?? 0))
      .$if(alasan !== undefined, (found) => found.where('alasan', '=', alasan ?? 'lainnya'));
    const { jumlah } = await db
      .selectFrom(matching.select('aduan_produk.id').limit(COUNTED).as('terhitung'))
      .select((eb) => eb.fn.countAll<number>().as('jumlah'))
      .executeTakeFirstOrThrow();
    const offset = Math.min((paging.page - 1) * paging.limit, COUNTED);
    const rows = await matching
      .innerJoin('pengguna', 'pengguna.id', 'aduan_produk.penjual_id')
      .selectAll('aduan_produk')
      .select('nama_lengkap')
      .orderBy('aduan_produk.id', 'desc')
      .limit(Math.min(paging.limit, COUNTED - offset))
      .offset(offset)
      .execute();
    const shown = rows.map(
      ({ nama_lengkap, penjual_id, hari: _, sidik: __, ...row }): AduanProduk => ({
        ...row,
        penjual: { id: penjual_id, nama_lengkap },
      }),
    );
    return success(c, pageOf(c, shown, Number(jumlah), paging));
  };
}
