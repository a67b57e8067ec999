import { tingkatPuso } from '#contract/formulas/tanam.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type KomoditiTanam, komoditiTanam } from '#contract/limits.ts';
import { luasDari } from '#contract/resources/luas-tanam.ts';
import type { Baris, Lembar, Sel } from '#contract/summaries/cetakan.ts';
import type { Kecamatan, Laporan } from '../asked.ts';
import { belum, belumMelapor, dikelompokkan, dilaporkan, kolom, namaBelum, terisi } from '../rows.ts';
import { type Desa, desaOf } from './desa.ts';

const [TANAM, PUSO] = luasDari;

interface Tanam {
  kelurahan_id: number;
  kecamatan_id: number;
  komoditi: KomoditiTanam;
  tanam: number;
  puso: number;
}

const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const areas = [
  ...komoditiTanam.flatMap((one) => [
    kolom('bilangan', 'Tanam (ha)', titled(one)),
    kolom('bilangan', 'Puso (ha)', titled(one)),
  ]),
  kolom('bilangan', 'Tanam (ha)', 'Jumlah'),
  kolom('bilangan', 'Puso (ha)', 'Jumlah'),
  kolom('persen', 'Puso (%)', 'Jumlah'),
];
const columns = [kolom('teks', 'Desa/Kelurahan'), ...areas];
const recapColumns = [kolom('teks', 'Kecamatan'), kolom('teks', 'Desa melapor'), ...areas];

/** Hectares by plant, and of all: summed first, divided then. A plant that nobody reported is no zero. */
function figures(rows: readonly Tanam[]): Sel[] {
  const sums = (some: readonly Tanam[]): [tanam: number | null, puso: number | null] =>
    some.length === 0
      ? [null, null]
      : [some.reduce((sum, row) => sum + row.tanam, 0), some.reduce((sum, row) => sum + row.puso, 0)];
  const all = sums(rows);
  return [
    ...komoditiTanam.flatMap((komoditi) => sums(rows.filter((row) => row.komoditi === komoditi))),
    ...all,
    tingkatPuso(...all),
  ];
}

const reporting = (rows: readonly Tanam[]) => new Set(rows.map(({ kelurahan_id }) => kelurahan_id)).size;

function lembarOf({ id, nama_kecamatan }: Kecamatan, desa: readonly Desa[], rows: readonly Tanam[]): Lembar {
  const byDesa = dikelompokkan(rows, ({ kelurahan_id }) => kelurahan_id);
  const baris: Baris[] = desa.map(({ id: kelurahan_id, nama_desa_kelurahan }) => {
    const own = byDesa.get(kelurahan_id);
    return own ? dilaporkan(nama_desa_kelurahan, ...figures(own)) : belum(columns, nama_desa_kelurahan);
  });
  return {
    ...{ judul: regional`Kecamatan ${nama_kecamatan}`, kecamatan_id: id, kolom: columns, baris },
    jumlah: rows.length === 0 ? null : ['Jumlah', ...figures(rows)],
    catatan: [terisi(baris, 'desa/kelurahan'), ...namaBelum(baris), '– berarti belum dilaporkan.'],
  };
}

function rekapOf(
  kecamatan: readonly Kecamatan[],
  desa: ReadonlyMap<number, Desa[]>,
  rows: ReadonlyMap<number, Tanam[]>,
): Lembar {
  const all = [...rows.values()].flat();
  const ofAll = [...desa.values()].flat().length;
  const baris = kecamatan.map(({ id, nama_kecamatan }) => {
    const own = rows.get(id);
    const part = `${reporting(own ?? [])} dari ${desa.get(id)?.length ?? 0}`;
    return own ? dilaporkan(nama_kecamatan, part, ...figures(own)) : belum(recapColumns, nama_kecamatan, part);
  });
  return {
    ...{ judul: regional`Rekap ${kecamatan.length} kecamatan`, kecamatan_id: null, kolom: recapColumns, baris },
    jumlah: all.length === 0 ? null : ['Jumlah', `${reporting(all)} dari ${ofAll}`, ...figures(all)],
    catatan: [
      regional('Hanya desa dan kelurahan yang melapor yang dijumlahkan. – berarti belum dilaporkan.'),
      ...belumMelapor(kecamatan.filter(({ id }) => !rows.has(id))),
    ],
  };
}

export const laporanLuasTanam: Laporan = {
  judul: 'Laporan Luas Tanam dan Puso',
  isKabupaten: false,
  lembar: async ({ db, periode_id, kecamatan }) => {
    const desa = dikelompokkan(await desaOf(db, kecamatan), ({ kecamatan_id }) => kecamatan_id);
    const ids = kecamatan.map(({ id }) => id);
    const found: Tanam[] = await db
      .selectFrom('luas_tanam')
      .select(['kelurahan_id', 'kecamatan_id', 'komoditi', `${TANAM} as tanam`, `${PUSO} as puso`])
      .where('periode_luas_tanam_id', '=', periode_id)
      .where('kecamatan_id', 'in', ids)
      .execute();
    const rows = dikelompokkan(found, ({ kecamatan_id }) => kecamatan_id);
    const places = kecamatan.map((one) => lembarOf(one, desa.get(one.id) ?? [], rows.get(one.id) ?? []));
    return kecamatan.length > 1 ? [rekapOf(kecamatan, desa, rows), ...places] : places;
  },
};
