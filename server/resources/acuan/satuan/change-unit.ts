import { sql } from 'kysely';
import { gantiSatuan, type HasilSatuan, type IsianSatuan, tabelHarga } from '#contract/acts/ganti-satuan.ts';
import { grouped } from '#contract/format.ts';
import { byDinas } from '#contract/resource.ts';
import { type Komoditi, komoditi } from '#contract/resources/komoditi.ts';
import { lowerCase } from '../../../db/dialects.ts';
import { invalid, Refusal, success } from '../../../http/answer.ts';
import { readBody } from '../../../http/body/body.ts';
import type { ApiContext, Caller, ResourcePorts } from '../../../http/context.ts';
import { parseQuery } from '../../../http/read/page.ts';
import { callerWith } from '../../../http/rights/session.ts';
import { keepVersion, keepVersions } from '../../../http/versions/keep-version.ts';
import { answerOnce } from '../../../http/write/answer-once.ts';
import { insertRow } from '../../../http/write/insert-row.ts';
import { actorOf, noteWrite } from '../../../http/write/jejak.ts';
import { refuseTwin } from '../../../http/write/natural-key.ts';
import { expectRevision } from '../../../http/write/stored-row.ts';
import { validated } from '../../../http/write/validated.ts';
import type { Ports, Transaction } from '../../../ports.ts';
import { followedByNames } from '../nama-lain/follow-names.ts';
import { commodityOf, ofCommodity, planUnit, type StoredKomoditi } from './plan.ts';
import { convertedColumn, priceColumns } from './prices.ts';

type Shown = (trx: Transaction, id: number, caller: Caller) => Promise<unknown>;

const factorWords = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 });

/** Answers `GET /komoditi/{id}/satuan?satuan=&faktor=`: previews the effect of another unit on the prices. */
export const previewUnit =
  ({ db }: Pick<Ports, 'db'>) =>
  async (c: ApiContext) => {
    callerWith(c, ...byDinas.roles);
    c.header('Cache-Control', 'private, no-store');
    const { satuan, faktor } = parseQuery(c, gantiSatuan.query);
    const factor = faktor === undefined ? undefined : validated({ faktor }, [], gantiSatuan.faktor).faktor;
    const ini = await commodityOf(db, c.req.param('id'));
    return success(c, await planUnit(db, ini, { satuan, faktor: factor }));
  };

/** Answers `POST /komoditi/{id}/satuan`: the unit changes and every price with it, or a new commodity has the new unit. */
export const changeUnit = (ports: ResourcePorts, shown: Shown) => async (c: ApiContext) => {
  const caller = callerWith(c, ...byDinas.roles);
  const body = await readBody(c);
  const request = validated(body.fields, gantiSatuan.rules, gantiSatuan.input);

  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx): Promise<HasilSatuan> => {
    const ini = await commodityOf(trx, c.req.param('id'));
    await expectRevision(c, ini, () => shown(trx, ini.id, caller));
    if (lowerCase(request.satuan) === lowerCase(ini.satuan)) {
      const message = `Satuannya sudah ${ini.satuan}`;
      throw invalid(message, { satuan: [message] });
    }
    const isConverted = request.cara === 'faktor';
    const plan = await planUnit(trx, ini, { satuan: request.satuan, faktor: isConverted ? request.faktor : null });
    if (request.harga !== undefined && request.harga !== plan.harga) {
      throw new Refusal(409, 'Datanya berubah sejak diperiksa. Periksa sekali lagi apa yang terjadi dengan harganya.');
    }
    const now = ports.now();
    const id = isConverted
      ? await convert(c, trx, now, ini, request, plan.harga)
      : await addBeside(c, trx, now, caller, ini, request);
    // Cast: `shownBy` erases the type of the row.
    return { komoditi: (await shown(trx, id, caller)) as Komoditi, harga: isConverted ? plan.harga : 0 };
  });
};

/** Converts every price, and keeps the old ones as versions. @returns the commodity's number */
async function convert(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  ini: StoredKomoditi,
  { satuan, faktor }: IsianSatuan,
  prices: number,
): Promise<number> {
  const factor = faktor ?? 1;
  const updated_at = now.toISOString();
  const by = { ...actorOf(c), perbuatan: 'ubah', waktu: updated_at } as const;
  for (const table of tabelHarga) {
    await keepVersions(trx, table, ofCommodity(ini.id), by);
    const columns = priceColumns[table].map(([column]) => convertedColumn(column, factor));
    await sql`
      update ${sql.table(table)} set ${sql.join(columns)}, revisi = revisi + 1, updated_at = ${updated_at}
      where ${ofCommodity(ini.id)}
    `.execute(trx);
  }
  await keepVersion(trx, 'komoditi', { ...ini }, by);
  await trx
    .updateTable('komoditi')
    .set({ satuan, revisi: ini.revisi + 1, updated_at })
    .where('id', '=', ini.id)
    .execute();
  const keterangan = `satuan: ${ini.satuan} menjadi ${satuan}; ${grouped(prices)} harga dikali ${factorWords.format(factor)}`;
  await noteWrite(c, trx, now, { perbuatan: 'ubah', tabel: 'komoditi', baris: ini.id, keterangan }, tabelHarga);
  return ini.id;
}

/** Adds a commodity with the new unit, of the same food; the old one keeps its prices. @returns its number */
async function addBeside(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  caller: Caller,
  ini: StoredKomoditi,
  { satuan, nama }: IsianSatuan,
): Promise<number> {
  const values = { nama_komoditi: nama ?? '', pangan_id: ini.pangan_id, satuan };
  await refuseTwin(trx, 'komoditi', komoditi.naturalKey ?? { columns: [] }, values, null, caller);
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const id = await insertRow(trx, 'komoditi', { ...values, ...times });
  const follow = followedByNames('komoditi_id');
  await follow.also(trx, id);
  const keterangan = `satuan ${satuan}, di samping ${ini.nama_komoditi} per ${ini.satuan}`;
  await noteWrite(c, trx, now, { perbuatan: 'tambah', tabel: 'komoditi', baris: id, keterangan }, follow.touches);
  return id;
}
