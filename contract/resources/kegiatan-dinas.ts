import { z } from 'zod';
import { column, means, orNull, stored } from '../columns.ts';
import { collectionQuery, textQuery } from '../filters.ts';
import { name, orElse, quoting, rawText, text } from '../inputs.ts';
import { byDinas, resource, schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';
import { bersihkan, keluhanTautan } from '../tulisan/bersih.ts';

const ofCaption = means('Keterangan di bawah foto; boleh kosong', 'Antrean di Melak');

const foto = schema(() =>
  z.object({ id: column.id, revisi: column.revisi, foto_url: column.foto_url, keterangan: z.string().meta(ofCaption) }),
);
export type KegiatanFoto = z.infer<typeof foto>;

const row = schema(() =>
  z.object({
    ...stored,
    judul: column.judul,
    deskripsi: column.deskripsi.meta(
      means(
        'Teks biasa dengan tanda sederhana: baris kosong memisahkan alinea, ## subjudul, - dan 1. daftar, **tebal**, [kata](alamat)',
        'Pasar murah dibuka di **Melak**.\n\n- beras\n- minyak',
      ),
    ),
    foto_url: orNull(column.foto_url),
    kegiatan_fotos: z.array(foto).meta(means('Foto lain selain foto utamanya, menurut urutannya')),
  }),
);
export type KegiatanDinas = z.infer<typeof row>;

/** Marks that lead nowhere good are refused, what nobody sees is left out (docs/decisions/0040). */
const tulisan = schema(() =>
  rawText('Deskripsi', 20_000)
    .transform(bersihkan)
    .superRefine(quoting((value) => (value.trim() === '' ? 'Deskripsi harus diisi' : keluhanTautan(value)))),
);

const input = schema(() => z.object({ judul: name('Judul', 200), deskripsi: tulisan }));

/** What is said of a further picture. */
export const keteranganFoto = schema(() =>
  z.object({ keterangan: orElse('', text('Keterangan', 300)).meta(ofCaption) }),
);

export const kegiatanRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Judul harus diisi', 'judul'),
  empty('Deskripsi harus diisi', 'deskripsi'),
];

export const kegiatanDinas = resource(() => ({
  path: '/kegiatan-dinas',
  name: 'KegiatanDinas',
  tag: 'Slider dan kegiatan dinas',
  called: 'Kegiatan dinas',
  row,
  sheet: [
    ['Judul', 'judul'],
    ['Deskripsi', 'deskripsi'],
    ['Dibuat (UTC)', 'created_at'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery().extend({ judul: textQuery }),
  order: 'yang terbaru lebih dahulu',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: kegiatanRules, edit: kegiatanRules },
  key: 'kegiatan_dinas',
  picture: { field: 'foto', isRequired: false },
}));
