import { hargaPanganKutaiBaratRules, hargaPanganRules } from '#contract/resources/harga-pangan.ts';
import { allKomoditi } from '@/entities/acuan';
import { allHargaKutaiBarat, allHargaPangan } from '@/entities/harga-pangan';
import { figuresOf, type Laporan } from '@/entities/laporan';
import { NAMES_FRESH_MS, useWholeList } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import {
  ADD_HARGA_PANGAN,
  ADD_HARGA_PANGAN_KUTAI_BARAT,
  EDIT_HARGA_PANGAN,
  EDIT_HARGA_PANGAN_KUTAI_BARAT,
} from '../api/harga-pangan';
import { type HargaShape, hargaDoubts, hargaFigures } from '../model/harga';

type HargaLaporan = Laporan<HargaShape>;

/** What prices of a sub-district and those of the whole regency have in common (spec section 2, Price data page). */
const harga = {
  jenis: 'harga-pangan',
  names: ['Harga', 'Harga pangan'],
  allSubjects: () => allKomoditi,
  useSubjects: () => useWholeList(allKomoditi, { freshFor: NAMES_FRESH_MS }),
  subjectHeader: 'Komoditi',
  subjectOf: ({ komoditi_id }) => Number(komoditi_id),
  nameOf: (row, komoditi) =>
    komoditi.find(({ id }) => id === Number(row.komoditi_id))?.nama_komoditi ??
    ('nama_komoditi' in row ? row.nama_komoditi : undefined),
  unitOf: ({ satuan }) => `per ${satuan}`,
  periodeOf: ({ periode_harga_pangan_id }) => periode_harga_pangan_id,
  keyOf: ({ kecamatan_id = 0, komoditi_id }) => `${kecamatan_id}/${komoditi_id}`,
  choices: (komoditi) => komoditi.map(({ id }) => ({ komoditi_id: String(id) })),
  figures: hargaFigures,
  least: 0,
  doubts: hargaDoubts,
  chooses: ['komoditi_id'],
  begins: () => ({}),
  rowOf:
    ({ subjects }) =>
    (input, before, { userId, label }) => {
      const figures = figuresOf(hargaFigures, input);
      if (before) return { ...before, ...figures };
      const id = Number(input.komoditi_id);
      const known = subjects.find((row) => row.id === id);
      const nama_komoditi = known?.nama_komoditi ?? label;
      return {
        ...figures,
        ...(input.kecamatan_id !== undefined && { kecamatan_id: Number(input.kecamatan_id) }),
        komoditi_id: id,
        periode_harga_pangan_id: Number(input.periode_harga_pangan_id),
        user_id: userId,
        harga_eceran_sebelumnya: null,
        nama_komoditi,
        nama_periode_harga_pangan: '',
        komoditis: { id, nama_komoditi, logo_komoditi_url: null, satuan: known?.satuan ?? '' },
      };
    },
  Fields: lazyPart(async () => (await import('../ui/HargaFields')).HargaFields),
  EditFields: lazyPart(async () => (await import('../ui/HargaFields')).EditHargaFields),
} satisfies Partial<HargaLaporan>;

/** What both say; `done` differs (spec section 8). */
const words = (done: string): HargaLaporan['words'] => ({
  add: {
    title: 'Tambah Harga Pangan',
    done,
    failed: 'Gagal menambahkan harga pangan',
    twin: 'Buka harga yang sudah ada',
  },
  edit: {
    title: 'Edit Periode Harga Pangan',
    done: 'Berhasil mengubah data harga pangan',
    failed: 'Gagal mengubah data harga pangan',
  },
  unread: (what) => `Gagal mendapatkan ${what} harga pangan`,
  unknown: 'Gagal mendapatkan data komoditi',
  empty: 'Tidak Ada Data Harga Pangan',
  help: (taken, all) => (all === 0 ? 'Belum ada komoditi' : taken === all && 'Semua komoditi sudah diisi'),
});

const drafts = (field: string): HargaLaporan['drafts'] => ({
  add: (periodeId, kecamatanId) => `${field}/${periodeId}/${kecamatanId || 'kabupaten'}`,
  edit: (id) => `${field}/${id}`,
});

/** Both edits ask the same (spec section 5, "Food price add/edit"). */
const edit = hargaPanganKutaiBaratRules;

export const hargaPerKecamatan: HargaLaporan = {
  ...harga,
  tabel: 'harga_pangan',
  field: 'hargaPangan',
  stale: ['hargaPangan', 'terkini'],
  documents: { add: ADD_HARGA_PANGAN, edit: EDIT_HARGA_PANGAN },
  rules: { add: hargaPanganRules, edit },
  words: words('Berhasil menambahkan harga pangan'),
  all: allHargaPangan,
  stands: ({ periodeId, kecamatanId }) => ({ kecamatan_id: kecamatanId, periode_harga_pangan_id: periodeId }),
  drafts: drafts('hargaPangan'),
};

export const hargaKutaiBarat: HargaLaporan = {
  ...harga,
  tabel: 'harga_pangan_kutai_barat',
  field: 'hargaPanganKutaiBarat',
  stale: ['hargaPanganKutaiBarat', 'terkini'],
  documents: { add: ADD_HARGA_PANGAN_KUTAI_BARAT, edit: EDIT_HARGA_PANGAN_KUTAI_BARAT },
  rules: { add: hargaPanganKutaiBaratRules, edit },
  words: words('Harga pangan berhasil ditambahkan'),
  all: allHargaKutaiBarat,
  isWide: true,
  stands: ({ periodeId }) => ({ periode_harga_pangan_id: periodeId }),
  drafts: drafts('hargaPanganKutaiBarat'),
};
