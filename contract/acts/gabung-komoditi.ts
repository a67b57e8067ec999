import { z } from 'zod';
import { column, means } from '../columns.ts';
import { idQuery } from '../filters.ts';
import { line, oneOf, reference, whole } from '../inputs.ts';
import { limits } from '../limits.ts';
import { schema } from '../resource.ts';
import { komoditi } from '../resources/komoditi.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

/** Of two rows that cannot both stay: that of the commodity that is merged, or that of the one it is merged into. */
const sisiGabung = ['ini', 'itu'] as const;

/** The tables whose rows move with their commodity. */
const tabelGabung = ['harga_pangan', 'harga_pangan_kutai_barat', 'harga_acuan', 'ambang_skpg'] as const;
export type TabelGabung = (typeof tabelGabung)[number];

const komoditiRingkas = schema(() =>
  z.object({
    ...{ id: column.id, revisi: column.revisi },
    ...{ nama_komoditi: column.nama_komoditi, satuan: column.satuan },
  }),
);

const sisi = schema(() =>
  z.object({
    id: column.id,
    isi: z
      .array(
        z.object({
          judul: z.string().meta(means('Apa', 'Harga Eceran')),
          nilai: z.union([z.string(), z.number()]).meta(means('Nilainya', 68_000)),
        }),
      )
      .meta(means('Isinya')),
    updated_at: column.updated_at,
  }),
);

const bentrok = schema(() =>
  z.object({
    kunci: z.string().meta(means('Dengan ini bentroknya disebut dalam kecuali', 'harga_pangan/7')),
    di: z.string().meta(means('Di mana dan kapan', 'Minggu ke-3 November 2026, Melak')),
    ini: sisi.meta(means('Baris komoditi yang digabung')),
    itu: sisi.meta(means('Baris komoditi tujuannya')),
  }),
);
export type Bentrok = z.infer<typeof bentrok>;

const input = schema(() =>
  z.object({
    ke: reference('Komoditi tujuan').meta(means('Komoditi tujuannya', 6)),
    pilihan: oneOf('Pilihan', sisiGabung)
      .optional()
      .meta(means('Baris mana yang tinggal bila keduanya ada di tempat dan masa yang sama', 'itu')),
    kecuali: z
      .array(line('Kunci', 60), 'Kecuali harus berupa daftar')
      .max(limits.bentrok, `Kecuali paling banyak ${limits.bentrok}`)
      .default([])
      .meta(means('Kunci bentrok yang pilihannya sebaliknya', ['harga_pangan/7'])),
    bentrok: whole('Bentrok')
      .optional()
      .meta(means('Berapa bentrok yang dilihat; bila sekarang lain jumlahnya: 409', 3)),
  }),
);

const rules: readonly Rule<Raw<z.infer<typeof input>>>[] = [empty('Mohon pilih komoditi tujuan', 'ke')];

/** Two commodities that are the same become one: all rows move, in one step (`/komoditi/{id}/gabung`). */
export const gabungKomoditi = schema(() => ({
  query: z.object({ ke: idQuery.meta(means('Komoditi tujuannya', 6)) }),
  pratinjau: z.object({
    ini: komoditiRingkas.meta(means('Komoditi yang digabung, dan sesudah itu tidak ada lagi')),
    itu: komoditiRingkas.meta(means('Komoditi tujuannya')),
    pindah: z
      .array(
        z.object({
          tabel: z.enum(tabelGabung).meta(means('Tabelnya', 'harga_pangan')),
          baris: z.int().meta(means('Berapa baris komoditi yang digabung', 832)),
          bentrok: z.int().meta(means('Berapa di antaranya bentrok dengan baris komoditi tujuannya', 3)),
        }),
      )
      .meta(means('Apa yang pindah')),
    bentrok: z.int().meta(means('Berapa bentrok seluruhnya', 3)),
    daftar: z.array(bentrok).meta(means(`Bentroknya, paling banyak ${limits.bentrok}`)),
  }),
  input,
  rules,
  hasil: z.object({
    komoditi: komoditi.row.meta(means('Komoditi tujuannya')),
    pindah: z.int().meta(means('Berapa baris yang pindah', 829)),
    hapus: z.int().meta(means('Berapa baris bentrok yang tidak dipilih, dan tersimpan sebagai versi lama', 3)),
  }),
}));
export type PratinjauGabung = z.infer<typeof gabungKomoditi.pratinjau>;
export type HasilGabung = z.infer<typeof gabungKomoditi.hasil>;
