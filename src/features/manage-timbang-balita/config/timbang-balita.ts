import { regional } from '#contract/formulas/wilayah/regional.ts';
import { addTimbangBalitaRules, editTimbangBalitaRules, skdnRules } from '#contract/resources/timbang-balita.ts';
import { figuresOf, type Laporan } from '@/entities/laporan';
import { allTimbang } from '@/entities/timbang-balita';
import { desaDi, useDesaKelurahan } from '@/entities/wilayah';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ADD_TIMBANG_BALITA, EDIT_TIMBANG_BALITA } from '../api/timbang-balita';
import { hitungan, type TimbangShape } from '../model/hitungan';

/** The weighing of a month's toddlers, village by village (spec section 2). */
export const timbangBalita: Laporan<TimbangShape> = {
  jenis: 'timbang-balita',
  tabel: 'timbang_balita',
  field: 'timbangBalita',
  stale: ['timbangBalita', 'riwayatTimbang', 'timbangPerDesa', 'terkini'],
  documents: { add: ADD_TIMBANG_BALITA, edit: EDIT_TIMBANG_BALITA },
  rules: { add: [...addTimbangBalitaRules, ...skdnRules], edit: [...editTimbangBalitaRules, ...skdnRules] },
  names: ['Timbang balita', 'Timbang balita'],
  words: {
    add: {
      title: 'Tambah Timbang Balita',
      done: 'Berhasil menambahkan timbang balita',
      failed: (reason) => ['Gagal menambahkan timbang balita', reason].filter(Boolean).join('. '),
      twin: 'Buka data yang sudah ada',
    },
    edit: {
      title: 'Edit Timbang Balita',
      done: 'Berhasil mengubah data timbang balita',
      failed: 'Gagal mengubah data timbang balita',
    },
    unread: () => 'Gagal mendapatkan data timbang balita',
    get unknown() {
      return regional('Gagal mendapatkan data desa atau kelurahan');
    },
    empty: 'Tidak Ada Data Timbang Balita',
    help: (taken, all) => {
      if (all === 0) return regional('Belum ada desa/kelurahan');
      return taken !== undefined && regional`${taken} dari ${all} desa/kelurahan sudah diisi`;
    },
  },
  all: allTimbang,
  allSubjects: desaDi,
  useSubjects: useDesaKelurahan,
  get subjectHeader() {
    return regional('Desa/Kelurahan');
  },
  subjectOf: ({ kelurahan_id }) => Number(kelurahan_id),
  nameOf: (row, desa) =>
    desa.find(({ id }) => id === Number(row.kelurahan_id))?.nama_desa_kelurahan ??
    ('nama_desa_kelurahan' in row ? row.nama_desa_kelurahan : undefined),
  periodeOf: ({ periode_timbang_balita_id }) => periode_timbang_balita_id,
  keyOf: ({ kelurahan_id }) => String(kelurahan_id),
  choices: (desa) => desa.map(({ id }) => ({ kelurahan_id: String(id) })),
  figures: hitungan,
  least: 5,
  stands: ({ periodeId, kecamatanId, userId }) => ({
    user_id: userId,
    periode_timbang_balita_id: periodeId,
    kecamatan_id: kecamatanId,
  }),
  // Spec section 5, Edit toddler weighing.
  identifies: (id) => ({ id }),
  chooses: ['kecamatan_id', 'kelurahan_id'],
  begins: (kecamatanId) => ({ kecamatan_id: String(kecamatanId) }),
  rowOf:
    ({ tempat, subjects }) =>
    (input, before, { userId, label }) => {
      const [kecamatan_id, kelurahan_id] = [Number(input.kecamatan_id), Number(input.kelurahan_id)];
      const desa = subjects.find(({ id }) => id === kelurahan_id);
      const kecamatan = tempat.find(({ id }) => id === kecamatan_id);
      return {
        periode_timbang_balita_id: Number(input.periode_timbang_balita_id),
        kecamatan_id,
        kelurahan_id,
        user_id: before?.user_id ?? userId,
        ...figuresOf(hitungan, input),
        nama_desa_kelurahan: desa?.nama_desa_kelurahan ?? before?.nama_desa_kelurahan ?? label,
        nama_kecamatan: before?.nama_kecamatan ?? kecamatan?.nama_kecamatan ?? '',
        nama_periode: before?.nama_periode ?? '',
      };
    },
  Fields: lazyPart(async () => (await import('../ui/TimbangFields')).TimbangFields),
  drafts: {
    add: (periodeId, kecamatanId) => `timbangBalita/${periodeId}/${kecamatanId}`,
    edit: (id) => `timbangBalita/edit/${id}`,
  },
};
