import { limits } from '#contract/limits.ts';
import { addKetersediaanPanganRules, editKetersediaanPanganRules } from '#contract/resources/ketersediaan-pangan.ts';
import { allPangan } from '@/entities/acuan';
import { allKetersediaan, KETERSEDIAAN_PANGAN_LIST } from '@/entities/ketersediaan-pangan';
import { figuresOf, type Laporan } from '@/entities/laporan';
import { listNeed, NAMES_FRESH_MS, useWholeList } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ADD_KETERSEDIAAN_PANGAN, EDIT_KETERSEDIAAN_PANGAN } from '../api/ketersediaan-pangan';
import { type KetersediaanShape, neracaOf, stokDoubts, stokFigures } from '../model/stok';

/** What food there is in a sub-district, and what is needed (spec section 2, Availability). */
export const ketersediaanPangan: Laporan<KetersediaanShape> = {
  jenis: 'ketersediaan-pangan',
  tabel: 'ketersediaan_pangan',
  field: 'ketersediaanPangan',
  stale: ['ketersediaanPangan', 'rekapKetersediaanPangan', 'riwayatKetersediaan', 'terkini'],
  documents: { add: ADD_KETERSEDIAAN_PANGAN, edit: EDIT_KETERSEDIAAN_PANGAN },
  rules: { add: addKetersediaanPanganRules, edit: editKetersediaanPanganRules },
  names: ['Ketersediaan', 'Ketersediaan pangan'],
  words: {
    add: {
      title: 'Tambah Ketersediaan Pangan',
      done: 'Berhasil menambahkan ketersediaan pangan',
      failed: 'Gagal menambahkan ketersediaan pangan',
      twin: 'Buka data yang sudah ada',
    },
    edit: {
      title: 'Edit Ketersediaan Pangan',
      done: 'Berhasil mengubah data ketersediaan pangan',
      failed: 'Gagal mengubah data ketersediaan pangan',
    },
    unread: (what) => `Gagal mendapatkan ${what} ketersediaan pangan`,
    unknown: 'Gagal mendapatkan data pangan',
    empty: 'Tidak Ada Data Ketersediaan Pangan',
    help: (taken, all) => (all === 0 ? 'Belum ada pangan' : taken === all && 'Semua pangan sudah diisi'),
  },
  all: allKetersediaan,
  mine: {
    all: (periode_ketersediaan_pangan_id, user_id) =>
      listNeed(KETERSEDIAAN_PANGAN_LIST, { periode_ketersediaan_pangan_id, user_id, limit: limits.page.max }),
    order: ({ pangans, kecamatan_id }) => [pangans.nama_pangan, kecamatan_id],
  },
  allSubjects: () => allPangan,
  useSubjects: () => useWholeList(allPangan, { freshFor: NAMES_FRESH_MS }),
  subjectHeader: 'Pangan',
  subjectOf: ({ pangan_id }) => Number(pangan_id),
  nameOf: (row, pangan) =>
    pangan.find(({ id }) => id === Number(row.pangan_id))?.nama_pangan ??
    ('pangans' in row ? row.pangans.nama_pangan : undefined),
  periodeOf: ({ periode_ketersediaan_pangan_id }) => periode_ketersediaan_pangan_id,
  keyOf: ({ kecamatan_id, pangan_id }) => `${kecamatan_id}/${pangan_id}`,
  choices: (pangan) => pangan.map(({ id }) => ({ pangan_id: String(id) })),
  figures: stokFigures,
  least: 0,
  doubts: stokDoubts,
  stands: ({ periodeId }) => ({ periode_ketersediaan_pangan_id: periodeId }),
  chooses: ['kecamatan_id', 'pangan_id'],
  begins: (kecamatanId) => ({ kecamatan_id: kecamatanId ? String(kecamatanId) : '' }),
  rowOf:
    ({ tempat, subjects }) =>
    (input, before, { userId, label }) => {
      const figures = figuresOf(stokFigures, input);
      const neraca = neracaOf(figures);
      if (before) return { ...before, ...figures, neraca };
      const [kecamatan_id, id] = [Number(input.kecamatan_id), Number(input.pangan_id)];
      return {
        ...figures,
        neraca,
        kecamatan_id,
        pangan_id: id,
        periode_ketersediaan_pangan_id: Number(input.periode_ketersediaan_pangan_id),
        user_id: userId,
        harga_rata_rata_pekan_lalu: null,
        ketersediaan_pekan_lalu: null,
        nama_kecamatan: tempat.find((one) => one.id === kecamatan_id)?.nama_kecamatan ?? '',
        pangans: subjects.find((one) => one.id === id) ?? { id, nama_pangan: label, logo_pangan_url: null },
      };
    },
  Fields: lazyPart(async () => (await import('../ui/KetersediaanFields')).KetersediaanFields),
  EditFields: lazyPart(async () => (await import('../ui/KetersediaanFields')).EditKetersediaanFields),
  drafts: {
    add: (periodeId) => `ketersediaan-pangan/${periodeId}`,
    edit: (id) => `ketersediaan-pangan/ubah/${id}`,
  },
};
