import { z } from 'zod';
import { column, means, orNull, stored } from '../../columns.ts';
import { collectionQuery, wordQuery } from '../../filters.ts';
import { bacaAmbang } from '../../formulas/skpg/ambang.ts';
import { skemaSkpg, ukuranSkpg } from '../../formulas/skpg/label.ts';
import { naikSkpg } from '../../formulas/skpg/naik.ts';
import { bacaSelang, tulisSelang } from '../../formulas/skpg/selang.ts';
import { date, name, oneOf, orNone, reference } from '../../inputs.ts';
import { byDinas, resource, schema } from '../../resource.ts';
import { empty, type Raw, type Rule } from '../../rules.ts';

const row = schema(() =>
  z.object({
    ...stored,
    skema: z.enum(skemaSkpg).meta(means('Cara menilai yang memakainya', 'permentan')),
    ukuran: z.enum(ukuranSkpg).meta(means('Yang dinilai; aspek dan komposit: jumlah skornya', 'beras')),
    aman: z.string().meta(means('Kapan aman', '< 5')),
    waspada: z.string().meta(means('Kapan waspada', '≥ 5 dan ≤ 20')),
    rentan: z.string().meta(means('Kapan rentan', '> 20')),
    sumber: column.sumber,
    berlaku_mulai: z.iso.date().meta(means('Hari pertama berlakunya', '2026-01-01')),
    komoditi_id: z
      .int()
      .nullable()
      .meta(
        means(
          'Komoditi yang harganya dinilai; bila dikosongkan dipilihkan yang sebelumnya, lalu yang lazim; null: belum dipilih',
          5,
        ),
      ),
    nama_komoditi: orNull(column.nama_komoditi),
    naik: z
      .enum(naikSkpg)
      .nullable()
      .meta(
        means(
          'Pada ukuran nd: bagian balita naik yang dinilai, dari semua yang ditimbang atau dari yang dapat dibandingkan; bila dikosongkan yang sebelumnya, lalu N/D. Pada yang lain selalu null',
          'N/D',
        ),
      ),
    perlu_konfirmasi: z.boolean().meta(means('Belum dikonfirmasi siapa pun', true)),
    dikonfirmasi_oleh: orNull(column.nama_lengkap).meta(means('Siapa yang mengonfirmasi', 'Marta Lunsiq')),
    dikonfirmasi_pada: orNull(column.updated_at).meta(means('Kapan dikonfirmasi', '2026-11-20T01:30:00.000Z')),
  }),
);
export type AmbangSkpg = z.infer<typeof row>;

const LONGEST = 60;

/** In the signs in which it is stored, however it was typed; what is no part of the number line is refused below. */
const tertulis = (teks: string): string => {
  const selang = bacaSelang(teks);
  return selang ? tulisSelang(selang) : teks;
};

const fields = schema(() =>
  z.object({
    skema: oneOf('Skema', skemaSkpg),
    ukuran: oneOf('Ukuran', ukuranSkpg),
    aman: name('Aman', LONGEST).transform(tertulis),
    waspada: name('Waspada', LONGEST).transform(tertulis),
    rentan: name('Rentan', LONGEST).transform(tertulis),
    sumber: name('Sumber', 200),
    berlaku_mulai: date('Tanggal mulai berlaku'),
    komoditi_id: orNone(reference('Komoditi')),
    naik: orNone(oneOf('Bagian naik', naikSkpg)),
  }),
);
type Form = Raw<z.infer<typeof fields>>;

const teks = (form: Form) => ({
  aman: String(form.aman ?? ''),
  waspada: String(form.waspada ?? ''),
  rentan: String(form.rentan ?? ''),
});

export const ambangSkpgRules: readonly Rule<Form>[] = [
  empty('Mohon pilih skema', 'skema'),
  empty('Mohon pilih yang dinilai', 'ukuran'),
  empty('Mohon isi kapan aman', 'aman'),
  empty('Mohon isi kapan waspada', 'waspada'),
  empty('Mohon isi kapan rentan', 'rentan'),
  empty('Mohon isi sumbernya', 'sumber'),
  empty('Mohon isi tanggal mulai berlaku', 'berlaku_mulai'),
];

/** Every value has exactly one label. */
const covered = (form: Form, { addIssue }: z.RefinementCtx): void => {
  const read = bacaAmbang(teks(form));
  if ('salah' in read) addIssue({ code: 'custom', path: [read.label ?? 'waspada'], message: read.salah });
};

/** Thresholds of the SKPG. A month is judged by the latest that hold on its first day. */
export const ambangSkpg = resource(() => ({
  path: '/ambang-skpg',
  name: 'AmbangSkpg',
  tag: 'SKPG',
  called: 'Ambang',
  key: 'ambang_skpg',
  notes:
    'Satu baris untuk setiap skema, yang dinilai, dan tanggal mulai berlaku. Setiap nilai tepat berlabel satu. Sebulan dinilai dengan ambang yang berlaku pada hari pertamanya. Yang sudah menilai bulan tidak diubah selain sumbernya: ambang baru ditambahkan dengan hari pertamanya, sesudah bulan yang terbit.',
  row,
  sheet: [
    ['Skema', 'skema'],
    ['Yang Dinilai', 'ukuran'],
    ['Komoditi', 'nama_komoditi'],
    ['Bagian Naik', 'naik'],
    ['Aman', 'aman'],
    ['Waspada', 'waspada'],
    ['Rentan', 'rentan'],
    ['Sumber', 'sumber'],
    ['Berlaku Mulai', 'berlaku_mulai'],
    ['Dikonfirmasi Oleh', 'dikonfirmasi_oleh'],
    ['Dikonfirmasi (UTC)', 'dikonfirmasi_pada'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: collectionQuery().extend({ skema: wordQuery(skemaSkpg), ukuran: wordQuery(ukuranSkpg) }),
  order: 'skema, lalu yang dinilai, lalu yang terakhir berlaku lebih dahulu',
  readers: { terbatas: 'petugas, admin, dan superadmin', peran: ['petugas', 'admin', 'superadmin'] },
  writers: byDinas,
  input: fields.superRefine(covered),
  rules: { add: ambangSkpgRules, edit: ambangSkpgRules },
  naturalKey: { columns: ['skema', 'ukuran', 'berlaku_mulai'], called: 'ukuran' },
}));
