import { z } from 'zod';
import { column, means, stored } from '../../columns.ts';
import { collectionQuery, idQuery, wordQuery } from '../../filters.ts';
import { date, line, name, oneOf, orElse, reference, whole } from '../../inputs.ts';
import { jenisHargaAcuan } from '../../limits.ts';
import { byDinas, resource, schema } from '../../resource.ts';
import { empty, notNumeric, type Raw, type Rule } from '../../rules.ts';

const row = schema(() =>
  z.object({
    ...stored,
    komoditi_id: z.int().meta(means('Komoditi', 5)),
    jenis: z
      .enum(jenisHargaAcuan)
      .meta(means('HET: harga eceran tertinggi; HAP: harga acuan penjualan di tingkat konsumen', 'HAP')),
    harga_acuan: z.int().meta(means('Harga acuan dalam rupiah per satuan', 57_000)),
    sumber: z.string().meta(means('Peraturan atau keputusan yang menetapkannya', 'Badan Pangan Nasional')),
    berlaku_mulai: z.iso.date().meta(means('Hari pertama berlakunya', '2026-01-01')),
    zona: z.string().meta(means('Zona; kosong bila berlaku di semua zona', 'Zona 2')),
    nama_komoditi: column.nama_komoditi,
    satuan: column.satuan,
  }),
);

export type HargaAcuan = z.infer<typeof row>;

const input = schema(() =>
  z.object({
    komoditi_id: reference('Komoditi'),
    jenis: oneOf('Jenis harga acuan', jenisHargaAcuan),
    harga_acuan: whole('Harga Acuan'),
    sumber: name('Sumber', 200),
    berlaku_mulai: date('Tanggal mulai berlaku'),
    // Blank instead of null, which no unique index compares.
    zona: orElse('', line('Zona', 100)),
  }),
);

export const hargaAcuanRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Mohon pilih komoditi', 'komoditi_id'),
  empty('Mohon pilih jenis harga acuan', 'jenis'),
  empty('Mohon isi harga acuan', 'harga_acuan'),
  empty('Mohon isi sumber harga acuan', 'sumber'),
  empty('Mohon isi tanggal mulai berlaku', 'berlaku_mulai'),
  notNumeric('Harga Acuan harus berupa angka', 'harga_acuan'),
];

/** Reference prices of the state, with which prices of the markets are compared. */
export const hargaAcuan = resource(() => ({
  path: '/harga-acuan',
  name: 'HargaAcuan',
  tag: 'Harga pangan',
  called: 'Harga acuan',
  key: 'harga_acuan',
  notes: 'Satu harga untuk setiap komoditi, jenis, zona, dan tanggal mulai berlaku.',
  row,
  sheet: [
    ['Komoditi', 'nama_komoditi'],
    ['Satuan', 'satuan'],
    ['Jenis', 'jenis'],
    ['Zona', 'zona'],
    ['Harga Acuan', 'harga_acuan'],
    ['Berlaku Mulai', 'berlaku_mulai'],
    ['Sumber', 'sumber'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery().extend({ komoditi_id: idQuery, jenis: wordQuery(jenisHargaAcuan) }),
  order: 'nama komoditi, lalu yang terakhir berlaku lebih dahulu',
  readers: 'semua',
  writers: byDinas,
  input,
  rules: { add: hargaAcuanRules, edit: hargaAcuanRules },
  naturalKey: { columns: ['komoditi_id', 'jenis', 'zona', 'berlaku_mulai'], called: 'jenis' },
  isImported: true,
}));
