import { batas } from '#contract/formulas/batas.ts';
import { rataRata } from '#contract/formulas/deret-harga.ts';
import { neraca, rasio, rounded, statusNeraca } from '#contract/formulas/neraca.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { neracaDari } from '#contract/resources/ketersediaan-pangan.ts';
import type { Baris, Lembar } from '#contract/summaries/cetakan.ts';
import { alphabetically } from '../../http/read/search.ts';
import type { Kecamatan, Laporan } from '../asked.ts';
import { belum, belumMelapor, dikelompokkan, dilaporkan, kolom, terisi } from '../rows.ts';

const [ADA, PERLU] = neracaDari;

interface Pangan {
  id: number;
  nama_pangan: string;
}

interface Stok {
  kecamatan_id: number;
  pangan_id: number;
  harga_rata_rata: number;
  ada: number;
  perlu: number;
}

const columns = [
  kolom('teks', 'Pangan'),
  kolom('rupiah', 'Harga rata-rata (Rp)'),
  kolom('ton', 'Kebutuhan (ton)'),
  kolom('ton', 'Ketersediaan (ton)'),
  kolom('ton', 'Neraca (ton)'),
  kolom('persen', 'Rasio (%)'),
  kolom('teks', 'Status'),
];
const recapColumns = [...columns, kolom('bilangan', 'Kecamatan melapor')];

/** No law or guideline sets it, so the office that signs is told (`batas`). */
const BATAS_STATUS = `Surplus: lebihnya ${batas.neraca.baik} % dari yang dibutuhkan atau lebih; batas ini perlu konfirmasi.`;

const STATUS = { defisit: 'Defisit', cukup: 'Cukup', surplus: 'Surplus' };

function figures(harga: number | null, ada: number, perlu: number): Baris['sel'] {
  const status = statusNeraca(ada, perlu);
  return [...[harga, perlu, ada, neraca(ada, perlu), rasio(ada, perlu)], status && STATUS[status]];
}

function lembarOf(pangan: readonly Pangan[], { id, nama_kecamatan }: Kecamatan, rows: readonly Stok[]): Lembar {
  const known = new Map(rows.map((row) => [row.pangan_id, row]));
  const baris = pangan.map(({ id: pangan_id, nama_pangan }) => {
    const row = known.get(pangan_id);
    if (!row) return belum(columns, nama_pangan);
    return dilaporkan(nama_pangan, ...figures(row.harga_rata_rata, row.ada, row.perlu));
  });
  const catatan = [terisi(baris, 'pangan'), BATAS_STATUS];
  return {
    judul: regional`Kecamatan ${nama_kecamatan}`,
    kecamatan_id: id,
    kolom: columns,
    baris,
    jumlah: null,
    catatan,
  };
}

/** Tons of all places, summed first and divided then; tons of different foods are never added (domain 4.3). */
function rekapOf(pangan: readonly Pangan[], rows: readonly Stok[], kecamatan: readonly Kecamatan[]): Lembar {
  const byPangan = dikelompokkan(rows, ({ pangan_id }) => pangan_id);
  const baris = pangan.map(({ id, nama_pangan }) => {
    const told = byPangan.get(id) ?? [];
    const sum = (of: (row: Stok) => number) => rounded(told.reduce((total, row) => total + of(row), 0));
    if (told.length === 0) return belum(recapColumns, nama_pangan);
    const mean = rataRata(told.map(({ harga_rata_rata }) => harga_rata_rata));
    const tons = [sum(({ ada }) => ada), sum(({ perlu }) => perlu)] as const;
    return dilaporkan(nama_pangan, ...figures(mean === null ? null : rounded(mean, 2), ...tons), told.length);
  });
  const told = new Set(rows.map(({ kecamatan_id }) => kecamatan_id));
  return {
    ...{
      judul: regional`Rekap ${kecamatan.length} kecamatan`,
      kecamatan_id: null,
      kolom: recapColumns,
      baris,
      jumlah: null,
    },
    catatan: [
      regional`Jumlah kecamatan yang melapor, paling banyak ${kecamatan.length}; harga adalah rata-ratanya.`,
      BATAS_STATUS,
      ...belumMelapor(kecamatan.filter(({ id }) => !told.has(id))),
    ],
  };
}

export const laporanKetersediaan: Laporan = {
  judul: 'Laporan Ketersediaan Pangan',
  isKabupaten: false,
  lembar: async ({ db, periode_id, kecamatan }) => {
    const pangan = await db
      .selectFrom('pangan')
      .select(['id', 'nama_pangan'])
      .orderBy(alphabetically('nama_pangan'))
      .orderBy('id')
      .execute();
    const ids = kecamatan.map(({ id }) => id);
    const rows = await db
      .selectFrom('ketersediaan_pangan')
      .select(['kecamatan_id', 'pangan_id', 'harga_rata_rata', `${ADA} as ada`, `${PERLU} as perlu`])
      .where('periode_ketersediaan_pangan_id', '=', periode_id)
      .where('kecamatan_id', 'in', ids)
      .execute();
    const byPlace = dikelompokkan(rows, ({ kecamatan_id }) => kecamatan_id);
    const places = kecamatan.map((one) => lembarOf(pangan, one, byPlace.get(one.id) ?? []));
    return kecamatan.length > 1 ? [rekapOf(pangan, rows, kecamatan), ...places] : places;
  },
};
