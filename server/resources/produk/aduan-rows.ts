import { type AduanProduk, aduanProduk, tindakAduanRules } from '#contract/resources/aduan-produk.ts';
import { notFound, Refusal, success } from '../../http/answer.ts';
import { type Body, readBody } from '../../http/body/body.ts';
import type { ApiContext } from '../../http/context.ts';
import { COUNTED, pageOfIds } from '../../http/read/ids-page.ts';
import { parseQuery } from '../../http/read/page.ts';
import { callerWith } from '../../http/rights/session.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { expectRevision } from '../../http/write/stored-row.ts';
import { validated } from '../../http/write/validated.ts';
import type { Db, Ports } from '../../ports.ts';

/** Reports as the office sees them, in the order of their ids. */
async function aduanRows(db: Db, ids: readonly number[]): Promise<AduanProduk[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('aduan_produk')
    .innerJoin('pengguna', 'pengguna.id', 'aduan_produk.penjual_id')
    .leftJoin('produk', 'produk.id', 'aduan_produk.produk_id')
    .leftJoin('pengguna as petugas', 'petugas.id', 'aduan_produk.selesai_oleh')
    .select(['aduan_produk.id', 'aduan_produk.revisi', 'aduan_produk.created_at', 'produk_id', 'aduan_produk.judul'])
    .select(['alasan', 'keterangan', 'aduan_produk.status', 'catatan', 'selesai_pada', 'selesai_oleh', 'penjual_id'])
    .select(['pengguna.username', 'pengguna.nama_lengkap', 'pengguna.no_hp', 'petugas.nama_lengkap as nama_petugas'])
    .select(['produk.slug', 'produk.status as status_produk', 'produk.revisi as revisi_produk'])
    .where('aduan_produk.id', 'in', ids)
    .execute();
  const rows = found.map((one): AduanProduk => {
    const { penjual_id, username, nama_lengkap, no_hp, slug, status_produk, revisi_produk, nama_petugas, ...row } = one;
    const isThere = slug !== null && status_produk !== null && revisi_produk !== null;
    const { selesai_oleh: id } = row;
    return {
      ...row,
      penjual: { id: penjual_id, username, nama_lengkap, no_hp },
      produk: isThere ? { slug, status: status_produk, revisi: revisi_produk } : null,
      selesai_oleh: id === null || nama_petugas === null ? null : { id, nama_lengkap: nama_petugas },
    };
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** GET /aduan-produk */
export function listAduan({ db }: Pick<Ports, 'db'>) {
  return async (c: ApiContext) => {
    callerWith(c, 'admin');
    c.header('Cache-Control', 'private, no-store');
    const { produk_id, alasan, status, ...paging } = parseQuery(c, aduanProduk.filter);
    const found = await db
      .selectFrom('aduan_produk')
      .select('id')
      .$if(produk_id !== undefined, (some) => some.where('produk_id', '=', produk_id ?? 0))
      .$if(alasan !== undefined, (some) => some.where('alasan', '=', alasan ?? 'lainnya'))
      .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'baru'))
      .orderBy('id', 'desc')
      .limit(COUNTED)
      .execute();
    return success(c, await pageOfIds(c, found, paging, (ids) => aduanRows(db, ids)));
  };
}

/** PUT /aduan-produk/{id}: what the office did about a report. */
export function handleAduan(ports: Pick<Ports, 'db' | 'now'>) {
  return async (c: ApiContext) => {
    const caller = callerWith(c, 'admin');
    c.header('Cache-Control', 'private, no-store');
    const body = await readBody(c);
    return answerOnce(c, ports, { caller, body, code: 200 }, (trx) => changeAduan(c, trx, ports.now(), body));
  };
}

async function changeAduan(c: ApiContext, trx: Db, now: Date, { fields }: Body) {
  const { id: caller } = callerWith(c, 'admin');
  const [stored] = await aduanRows(trx, [Number(c.req.param('id'))]);
  if (!stored) throw notFound('Aduan');
  await expectRevision(c, stored, async () => stored);
  const { id, status: was, catatan: note } = stored;
  const asked = { status: was, catatan: note, ...fields };
  const { status, catatan, turunkan } = validated(asked, tindakAduanRules, aduanProduk.handled);
  if (turunkan) await takeDown(c, trx, now, stored);
  // An offer that is only taken down leaves its report as it is.
  if (turunkan && fields['status'] === undefined && fields['catatan'] === undefined) {
    return { aduan_produk: (await aduanRows(trx, [id]))[0] };
  }
  const isNewlyDone = status === 'selesai' && was !== 'selesai';
  const done = { selesai_oleh: caller, selesai_pada: now.toISOString() };
  await trx
    .updateTable('aduan_produk')
    .set({
      ...{ status, catatan, revisi: stored.revisi + 1 },
      ...(isNewlyDone && done),
      ...(status === 'baru' && { selesai_oleh: null, selesai_pada: null }),
    })
    .where('id', '=', id)
    .execute();
  await noteWrite(c, trx, now, { perbuatan: 'ubah', tabel: 'aduan_produk', baris: id, keterangan: status });
  return { aduan_produk: (await aduanRows(trx, [id]))[0] };
}

/** Takes a reported offer out of the showcase: all that the office may change of a farmer's product. */
async function takeDown(c: ApiContext, trx: Db, now: Date, { produk_id, produk }: AduanProduk): Promise<void> {
  if (!produk) throw new Refusal(409, 'Produk ini sudah dihapus penjualnya');
  if (produk.status !== 'aktif') return;
  await trx
    .updateTable('produk')
    .set({ status: 'tidak', revisi: produk.revisi + 1, updated_at: now.toISOString() })
    .where('id', '=', produk_id)
    .execute();
  const act = { perbuatan: 'ubah', tabel: 'produk', baris: produk_id, keterangan: 'diturunkan karena aduan' } as const;
  await noteWrite(c, trx, now, act);
}
