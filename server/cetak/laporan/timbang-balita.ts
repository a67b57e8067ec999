import { bgmPerD, type Hitungan, huruf, jumlahHitungan, nPerD, nPerNT } from '#contract/formulas/skdn.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Baris, Lembar, Sel } from '#contract/summaries/cetakan.ts';
import type { Kecamatan, Laporan } from '../asked.ts';
import { belum, belumMelapor, dikelompokkan, dilaporkan, kolom, namaBelum, terisi } from '../rows.ts';
import { type Desa, desaOf } from './desa.ts';

type Timbang = Hitungan & { kelurahan_id: number; kecamatan_id: number };

const letters = [
  kolom('bilangan', 'Ditimbang (D)'),
  kolom('bilangan', 'Naik (N)'),
  kolom('bilangan', 'Tidak naik (T)'),
  kolom('bilangan', 'BGM'),
  kolom('bilangan', 'Gizi buruk'),
  kolom('persen', 'N/D (%)'),
  kolom('persen', 'N/(N+T) (%)'),
  kolom('persen', 'BGM/D (%)'),
];
const columns = [kolom('teks', 'Desa/Kelurahan'), ...letters];
const recapColumns = [kolom('teks', 'Kecamatan'), kolom('teks', 'Desa melapor'), ...letters];

function figures(row: Hitungan): Sel[] {
  const { D, N, T, BGM, buruk } = huruf(row);
  return [D, N, T, BGM, buruk, nPerD(row), nPerNT(row), bgmPerD(row)];
}

const jumlahOf = (rows: readonly Timbang[], ...names: Sel[]): Sel[] | null => {
  const sum = jumlahHitungan(rows);
  return sum && [...names, ...figures(sum)];
};

function lembarOf({ id, nama_kecamatan }: Kecamatan, desa: readonly Desa[], rows: readonly Timbang[]): Lembar {
  const known = new Map(rows.map((row) => [row.kelurahan_id, row]));
  const baris: Baris[] = desa.map(({ id: kelurahan_id, nama_desa_kelurahan }) => {
    const row = known.get(kelurahan_id);
    return row ? dilaporkan(nama_desa_kelurahan, ...figures(row)) : belum(columns, nama_desa_kelurahan);
  });
  return {
    ...{ judul: regional`Kecamatan ${nama_kecamatan}`, kecamatan_id: id, kolom: columns, baris },
    ...{ jumlah: jumlahOf(rows, 'Jumlah'), catatan: [terisi(baris, 'desa/kelurahan'), ...namaBelum(baris)] },
  };
}

/** The letters of all villages, summed first and divided then: never means of ratios (domain 4.2). */
function rekapOf(
  kecamatan: readonly Kecamatan[],
  desa: ReadonlyMap<number, Desa[]>,
  rows: ReadonlyMap<number, Timbang[]>,
): Lembar {
  const all = [...rows.values()].flat();
  const ofAll = [...desa.values()].flat().length;
  const baris = kecamatan.map(({ id, nama_kecamatan }) => {
    const own = rows.get(id) ?? [];
    const sum = jumlahHitungan(own);
    const part = `${own.length} dari ${desa.get(id)?.length ?? 0}`;
    return sum ? dilaporkan(nama_kecamatan, part, ...figures(sum)) : belum(recapColumns, nama_kecamatan, part);
  });
  return {
    ...{ judul: regional`Rekap ${kecamatan.length} kecamatan`, kecamatan_id: null, kolom: recapColumns, baris },
    jumlah: jumlahOf(all, 'Jumlah', `${all.length} dari ${ofAll}`),
    catatan: [
      regional('Hanya desa dan kelurahan yang melapor yang dijumlahkan; persentase dihitung dari jumlahnya.'),
      ...belumMelapor(kecamatan.filter(({ id }) => !rows.has(id))),
    ],
  };
}

export const laporanTimbangBalita: Laporan = {
  judul: 'Laporan Penimbangan Balita',
  isKabupaten: false,
  lembar: async ({ db, periode_id, kecamatan }) => {
    const desa = dikelompokkan(await desaOf(db, kecamatan), ({ kecamatan_id }) => kecamatan_id);
    const ids = kecamatan.map(({ id }) => id);
    const found = await db
      .selectFrom('timbang_balita')
      .selectAll()
      .where('periode_timbang_balita_id', '=', periode_id)
      .where('kecamatan_id', 'in', ids)
      .execute();
    const rows = dikelompokkan(found, ({ kecamatan_id }) => kecamatan_id);
    const places = kecamatan.map((one) => lembarOf(one, desa.get(one.id) ?? [], rows.get(one.id) ?? []));
    return kecamatan.length > 1 ? [rekapOf(kecamatan, desa, rows), ...places] : places;
  },
};
