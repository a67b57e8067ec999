import { rataRata } from '#contract/formulas/deret-harga.ts';
import { isHarga, persenTerhadap } from '#contract/formulas/harga.ts';
import { rounded } from '#contract/formulas/neraca.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Baris, Lembar } from '#contract/summaries/cetakan.ts';
import { alphabetically } from '../../http/read/search.ts';
import type { Db } from '../../ports.ts';
import { columnOf } from '../../summaries/bagian-harga.ts';
import type { Asked, Kecamatan, Laporan } from '../asked.ts';
import { belum, belumMelapor, dikelompokkan, dilaporkan, kolom, terisi } from '../rows.ts';

interface Komoditi {
  id: number;
  nama_komoditi: string;
  satuan: string;
}

const [ECERAN, GROSIR] = [columnOf('eceran'), columnOf('grosir')] as const;

interface Harga {
  komoditi_id: number;
  periode_harga_pangan_id: number;
  eceran: number;
  grosir: number;
}
type HargaDi = Harga & { kecamatan_id: number };

const columns = [
  kolom('teks', 'Komoditi'),
  kolom('teks', 'Satuan'),
  kolom('rupiah', 'Harga eceran (Rp)'),
  kolom('rupiah', 'Harga grosir (Rp)'),
  kolom('rupiah', 'Eceran periode sebelumnya (Rp)'),
  kolom('perubahan', 'Perubahan eceran (%)'),
];

const recapColumns = [
  kolom('teks', 'Komoditi'),
  kolom('teks', 'Satuan'),
  kolom('rupiah', 'Rata-rata eceran (Rp)'),
  kolom('rupiah', 'Rata-rata grosir (Rp)'),
  kolom('rupiah', 'Eceran terendah (Rp)'),
  kolom('rupiah', 'Eceran tertinggi (Rp)'),
  kolom('bilangan', 'Kecamatan melapor'),
];

const allKomoditi = (db: Db): Promise<Komoditi[]> =>
  db
    .selectFrom('komoditi')
    .select(['id', 'nama_komoditi', 'satuan'])
    .orderBy(alphabetically('nama_komoditi'))
    .orderBy('id')
    .execute();

const PRICE = [
  ...(['komoditi_id', 'periode_harga_pangan_id'] as const),
  ...([`${ECERAN} as eceran`, `${GROSIR} as grosir`] as const),
] as const;

/** The price of each commodity in one place: now, and in the period before. */
function barisOf(komoditi: readonly Komoditi[], prices: readonly Harga[], asked: Asked): Baris[] {
  const known = new Map(prices.map((one) => [`${one.periode_harga_pangan_id} ${one.komoditi_id}`, one]));
  return komoditi.map(({ id, nama_komoditi, satuan }) => {
    const now = known.get(`${asked.periode_id} ${id}`);
    if (!now) return belum(columns, nama_komoditi, satuan);
    const before = known.get(`${asked.sebelumnya} ${id}`)?.eceran ?? null;
    const change = persenTerhadap(now.eceran, before);
    return dilaporkan(nama_komoditi, satuan, now.eceran, now.grosir, before, change);
  });
}

function lembarOf(judul: string, kecamatan_id: number | null, baris: Baris[]): Lembar {
  return { judul, kecamatan_id, kolom: columns, baris, jumlah: null, catatan: [terisi(baris, 'komoditi')] };
}

/** Means of the places that have a price, and how many those are (domain 4.1). */
function rekapOf(komoditi: readonly Komoditi[], prices: readonly HargaDi[], kecamatan: readonly Kecamatan[]): Lembar {
  const byKomoditi = dikelompokkan(prices, ({ komoditi_id }) => komoditi_id);
  const baris = komoditi.map(({ id, nama_komoditi, satuan }) => {
    const eceran = (byKomoditi.get(id) ?? []).map((row) => row.eceran).filter(isHarga);
    const grosir = (byKomoditi.get(id) ?? []).map((row) => row.grosir);
    if (eceran.length === 0) return belum(recapColumns, nama_komoditi, satuan);
    const means = [rataRata(eceran), rataRata(grosir)].map((mean) => (mean === null ? null : rounded(mean, 2)));
    const ends = [Math.min(...eceran), Math.max(...eceran)];
    return dilaporkan(nama_komoditi, satuan, ...means, ...ends, eceran.length);
  });
  const told = new Set(prices.map(({ kecamatan_id }) => kecamatan_id));
  return {
    ...{
      judul: regional`Rekap ${kecamatan.length} kecamatan`,
      kecamatan_id: null,
      kolom: recapColumns,
      baris,
      jumlah: null,
    },
    catatan: [
      regional`Rata-rata dihitung dari kecamatan yang melapor, paling banyak ${kecamatan.length}.`,
      ...belumMelapor(kecamatan.filter(({ id }) => !told.has(id))),
    ],
  };
}

export const laporanHargaPangan: Laporan = {
  judul: 'Laporan Harga Pangan',
  isKabupaten: false,
  lembar: async (asked) => {
    const { db, periode_id, sebelumnya, kecamatan } = asked;
    const komoditi = await allKomoditi(db);
    const ids = kecamatan.map(({ id }) => id);
    const prices = await db
      .selectFrom('harga_pangan')
      .select([...PRICE, 'kecamatan_id'])
      .where('periode_harga_pangan_id', 'in', [periode_id, sebelumnya ?? 0])
      .where('kecamatan_id', 'in', ids)
      .execute();
    const now = prices.filter((one) => one.periode_harga_pangan_id === periode_id);
    const byPlace = dikelompokkan(prices, ({ kecamatan_id }) => kecamatan_id);
    const places = kecamatan.map(({ id, nama_kecamatan }) =>
      lembarOf(regional`Kecamatan ${nama_kecamatan}`, id, barisOf(komoditi, byPlace.get(id) ?? [], asked)),
    );
    return kecamatan.length > 1 ? [rekapOf(komoditi, now, kecamatan), ...places] : places;
  },
};

/** The regency's own prices: entered as such, never the means of the kecamatan (domain 4.1). */
export const laporanHargaKabupaten: Laporan = {
  judul: 'Laporan Harga Pangan Kabupaten',
  isKabupaten: true,
  lembar: async (asked) => {
    const { db, periode_id, sebelumnya } = asked;
    const prices = await db
      .selectFrom('harga_pangan_kutai_barat')
      .select(PRICE)
      .where('periode_harga_pangan_id', 'in', [periode_id, sebelumnya ?? 0])
      .execute();
    return [lembarOf(regional('Harga kabupaten'), null, barisOf(await allKomoditi(db), prices, asked))];
  },
};
