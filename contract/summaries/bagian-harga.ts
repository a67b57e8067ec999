import { z } from 'zod';
import { column, means } from '../columns.ts';
import { jenisHargaAcuan } from '../limits.ts';
import { schema } from '../resource.ts';

const rupiah = (meaning: string, example: number) => z.number().nullable().meta(means(meaning, example));

/** Both prices of a place in a period. Whole rupiah where somebody entered them, two decimals where they are a mean. */
export const keduaHarga = schema(() => ({
  eceran: rupiah('Harga eceran dalam rupiah per satuan; null bila tidak dilaporkan', 68_000),
  grosir: rupiah('Harga grosir dalam rupiah per satuan; null bila tidak dilaporkan', 62_000),
}));

/** The same in the period before. */
export const hargaSebelumnya = schema(() => ({
  eceran_sebelumnya: rupiah('Harga eceran periode sebelumnya; null bila tidak dilaporkan', 65_000),
  grosir_sebelumnya: rupiah('Harga grosir periode sebelumnya; null bila tidak dilaporkan', 60_000),
}));

/** The commodity that a summary is about, flat, so that a cache does not take it for the row of a list. */
export const tentangKomoditi = schema(() => ({
  komoditi_id: column.id.meta(means('Komoditi', 5)),
  nama_komoditi: column.nama_komoditi,
  logo_komoditi_url: column.logo_komoditi_url,
  satuan: column.satuan,
}));

export const dariKecamatan = schema(() => z.int().meta(means('Berapa kecamatan seluruhnya', 16)));

export const periodeHarga = schema(() => ({
  periode_harga_pangan_id: column.id.meta(means('Periode harga pangan', 46)),
  nama_periode: column.nama_periode,
  tanggal_mulai: z.iso.date().nullable().meta(means('Hari pertamanya; null bila tidak diketahui', '2026-11-16')),
  tanggal_selesai: z.iso.date().nullable().meta(means('Hari terakhirnya; null bila tidak diketahui', '2026-11-22')),
  sejak: z.iso.date().meta(means('Hari yang mengurutkannya: hari pertama, atau hari dibuat', '2026-11-16')),
}));

/** A reference holds from its first day until the next of its kind and zone begins: `acuanPada` finds those of a day. */
const acuan = schema(() =>
  z.object({
    jenis: z.enum(jenisHargaAcuan).meta(means('HET: harga eceran tertinggi; HAP: harga acuan penjualan', 'HAP')),
    harga_acuan: z.int().meta(means('Harga acuan dalam rupiah per satuan', 57_000)),
    sumber: z.string().meta(means('Peraturan atau keputusan yang menetapkannya', 'Badan Pangan Nasional')),
    zona: z.string().meta(means('Zona; kosong bila berlaku di semua zona', 'Zona 2')),
    berlaku_mulai: z.iso.date().meta(means('Hari pertama berlakunya; boleh hari yang akan datang', '2026-01-01')),
  }),
);
export type AcuanHarga = z.infer<typeof acuan>;

export const acuanKomoditi = schema(() =>
  z
    .array(acuan)
    .meta(means('Harga acuan yang berlaku pada periode-periode itu dan sesudahnya, yang terlama lebih dahulu')),
);
