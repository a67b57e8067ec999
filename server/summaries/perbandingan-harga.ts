import { persenPada } from '#contract/formulas/garis.ts';
import { isHarga } from '#contract/formulas/harga.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import {
  bacaPilihan,
  MINGGU_BIASA,
  type Pilihan,
  type RentangMinggu,
  semuaPilihan,
  tempatPilihan,
} from '#contract/pilihan.ts';
import { type GarisHarga, type PerbandinganHarga, perbandinganHarga } from '#contract/summaries/perbandingan-harga.ts';
import { factsOf } from '../db/facts.ts';
import type { FileColumn } from '../http/file/columns.ts';
import { joined } from '../http/file/file-name.ts';
import { remembered } from '../http/read/remembered.ts';
import { alphabetically } from '../http/read/search.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import { revisionOf } from '../http/revision.ts';
import type { Db } from '../ports.ts';
import { toCents } from './bagian-harga.ts';
import { perubahanRataRata } from './perubahan-rata-rata.ts';
import { findRiwayat, shownByRiwayat } from './riwayat-harga.ts';

/** Retail prices of several commodities or places: each line is one query by an index, whatever the size of the tables. */
export const perbandinganHargaRoutes = summaryRoutes(perbandinganHarga, {
  shows: shownByRiwayat,
  isOfToday: true,
  find: async (db, { pilih = '', minggu = MINGGU_BIASA }, c) => {
    const revision = c.get('revisi') ?? (await revisionOf(db, shownByRiwayat));
    return findPerbandingan(db, { pilih, minggu, revision, hariIni: c.get('hariIni') });
  },
  file: (answer, { format, minggu = MINGGU_BIASA }) =>
    format && {
      format,
      name: joined([
        'perbandingan-harga',
        `${minggu}-minggu`,
        ...answer.garis.flatMap(({ nama_komoditi, nama_tempat }) => [nama_komoditi, nama_tempat]),
      ]),
      title: 'Perbandingan harga',
      columns: columnsOf(answer),
      slices: async function* () {
        yield answer.periode.map((_, at) => ({ at })).reverse();
      },
    },
});

interface Compared {
  pilih: string;
  minggu: RentangMinggu;
  /** Of the tables that are shown: while it stands, so do the names. */
  revision: string;
  hariIni: string;
}

export async function findPerbandingan(
  db: Db,
  { pilih, minggu, revision, hariIni }: Compared,
): Promise<PerbandinganHarga> {
  const all = await remembered(db, `${revision} pilihan harga`, () => allOf(db));
  const { dipilih, berlebih, tidakDikenal } = bacaPilihan(pilih, all);
  const lines = [];
  for (const one of dipilih) lines.push(await lineOf(db, one, Number(minggu), hariIni));
  return {
    periode: lines[0]?.periode ?? [],
    garis: lines.map(({ garis }) => garis),
    berlebih: berlebih.map(({ komoditi, tempat }) => ({
      nama_komoditi: komoditi.nama_komoditi,
      nama_tempat: tempat.nama,
    })),
    tidak_dikenal: tidakDikenal,
  };
}

async function allOf(db: Db) {
  const kecamatan = db
    .selectFrom('kecamatan')
    .select(['id', 'nama_kecamatan'])
    .orderBy(alphabetically('nama_kecamatan'))
    .orderBy('id');
  const komoditi = db.selectFrom('komoditi').select(['id', 'nama_komoditi']);
  const wilayah = (await factsOf(db)).get('nama_wilayah') ?? '';
  return semuaPilihan(tempatPilihan(await kecamatan.execute(), wilayah), await komoditi.execute());
}

async function lineOf(db: Db, { kunci, komoditi, tempat: { tempat, nama } }: Pilihan, minggu: number, hariIni: string) {
  const isKecamatan = typeof tempat === 'number';
  const found = await findRiwayat(db, {
    komoditi_id: komoditi.id,
    kecamatan_id: isKecamatan ? tempat : undefined,
    tempat: isKecamatan ? 'kecamatan' : tempat,
    // One more, against which the first has changed.
    jumlah: minggu + 1,
    hariIni,
  });
  const moved = found.tempat === 'rata-rata' ? await perubahanRataRata(db, komoditi.id, minggu + 1, hariIni) : null;
  const shown = found.titik.slice(-minggu);
  const before = found.titik.length > minggu ? found.titik[0] : undefined;
  const garis: GarisHarga = {
    kunci,
    komoditi_id: komoditi.id,
    nama_komoditi: found.nama_komoditi,
    satuan: found.satuan,
    tempat: found.tempat,
    nama_tempat: nama,
    eceran: shown.map(({ eceran }) => (isHarga(eceran) ? eceran : null)),
    sebelumnya: isHarga(before?.eceran) ? before.eceran : null,
    jumlah_kecamatan: found.tempat === 'rata-rata' ? shown.map(({ jumlah_kecamatan }) => jumlah_kecamatan ?? 0) : null,
    perubahan: moved && shown.map(({ periode_harga_pangan_id: id }) => moved.get(id) ?? null),
  };
  const periode = shown.map(({ periode_harga_pangan_id, nama_periode, tanggal_mulai, tanggal_selesai, sejak }) => ({
    ...{ periode_harga_pangan_id, nama_periode, tanggal_mulai, tanggal_selesai, sejak },
  }));
  return { garis, periode };
}

/** How a price came to be, where it is not a kecamatan's own. */
const ASAL = { kecamatan: '', kabupaten: ', diisi', 'rata-rata': ', dihitung' };

/** A row is a period, told by its place in the answer. No title begins with a name: it could be taken for a formula. */
function columnsOf({ periode, garis }: PerbandinganHarga): FileColumn[] {
  const at = (row: object): number => Reflect.get(row, 'at');
  const ofLine = (line: GarisHarga): FileColumn[] => {
    const called = `${line.nama_komoditi} di ${line.nama_tempat}`;
    const { eceran, jumlah_kecamatan } = line;
    return [
      {
        title: `Harga ${called} (Rp per ${line.satuan}${ASAL[line.tempat]})`,
        name: line.kunci,
        kind: 'angka',
        of: (row) => eceran[at(row)] ?? null,
      },
      {
        title: `Perubahan ${called} (%)`,
        name: `${line.kunci}.perubahan`,
        kind: 'angka',
        of: (row) => toCents(persenPada(line, at(row))),
      },
      ...(jumlah_kecamatan
        ? [
            {
              title: regional`Jumlah kecamatan, ${line.nama_komoditi}`,
              name: `${line.kunci}.jumlah_kecamatan`,
              kind: 'angka' as const,
              of: (row: object) => jumlah_kecamatan[at(row)] ?? null,
            },
          ]
        : []),
    ];
  };
  return [
    { title: 'Periode', name: 'periode', kind: 'teks', of: (row) => periode[at(row)]?.nama_periode ?? null },
    { title: 'Mulai', name: 'tanggal_mulai', kind: 'hari', of: (row) => periode[at(row)]?.tanggal_mulai ?? null },
    { title: 'Selesai', name: 'tanggal_selesai', kind: 'hari', of: (row) => periode[at(row)]?.tanggal_selesai ?? null },
    ...garis.flatMap(ofLine),
  ];
}
