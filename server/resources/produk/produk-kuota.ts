import { Refusal } from '../../http/answer.ts';
import type { Upload } from '../../http/uploads/prepare-upload.ts';
import type { Kuota, Transaction } from '../../ports.ts';

/** What a request adds to a farmer's showcase. */
interface Added {
  produk?: number;
  fotos: readonly Pick<Upload, 'bytes'>[];
  /** The photo that is replaced. */
  instead?: number;
}

/** @throws Refusal 413 when a farmer's quota would be exceeded (docs/operasi.md, Settings) */
export async function refuseBeyondKuota(
  trx: Transaction,
  kuota: Kuota,
  user_id: number,
  { produk = 0, fotos, instead = 0 }: Added,
): Promise<void> {
  const own = trx.selectFrom('produk').where('produk.user_id', '=', user_id);
  const products = await own.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  if (produk > 0 && Number(products.count) + produk > kuota.produk) {
    throw new Refusal(
      413,
      `Sudah ada ${kuota.produk} produk, sebanyak yang dapat disimpan seorang petani. Hapus produk yang tidak dijual lagi, lalu simpan lagi.`,
    );
  }
  if (fotos.length === 0) return;

  const kept = await own
    .innerJoin('produk_foto', 'produk_foto.produk_id', 'produk.id')
    .where('produk_foto.id', '<>', instead)
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('produk_foto.bita').as('bytes')])
    .executeTakeFirstOrThrow();
  if (Number(kept.count) + fotos.length > kuota.foto) throw tooMuch(`Sudah ada ${kept.count} foto produk`);
  const added = fotos.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (Number(kept.bytes ?? 0) + added > kuota.fotoBytes) {
    throw tooMuch(`Foto produk sudah memakai ${Math.round(Number(kept.bytes ?? 0) / 1_000_000)} MB`);
  }
}

function tooMuch(what: string): Refusal {
  const sentence = `${what}, sebanyak yang dapat disimpan seorang petani. Hapus foto atau produk yang tidak perlu lagi, lalu simpan lagi.`;
  return new Refusal(413, sentence, { errors: { foto: [sentence] } });
}
