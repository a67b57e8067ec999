import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type KomoditiTanam, komoditiTanam, limits } from '#contract/limits.ts';
import { luasTanamRules, pusoRules } from '#contract/resources/luas-tanam.ts';
import { figuresOf, type Laporan } from '@/entities/laporan';
import { allTanam, LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { desaDi, useDesaKelurahan } from '@/entities/wilayah';
import { asUser, listNeed } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ADD_LUAS_TANAM, EDIT_LUAS_TANAM } from '../api/luas-tanam';
import { type LuasShape, luasFigures, petakName } from '../model/luas';

const rules = [...luasTanamRules, ...pusoRules];

/** What is planted, and what of it is lost, crop by crop and village by village (spec section 2, Planting-area forms). */
export const luasTanam: Laporan<LuasShape> = {
  jenis: 'luas-tanam',
  tabel: 'luas_tanam',
  field: 'luasTanam',
  stale: ['luasTanam', 'riwayatLuasTanam', 'terkini'],
  documents: { add: ADD_LUAS_TANAM, edit: EDIT_LUAS_TANAM },
  rules: { add: rules, edit: rules },
  names: ['Luas tanam', 'Luas tanam'],
  words: {
    add: {
      title: 'Tambah Luas Tanam',
      done: 'Berhasil menambahkan luas tanam',
      failed: 'Gagal menambahkan luas tanam',
      twin: 'Buka data yang sudah ada',
    },
    edit: {
      title: 'Edit Luas Tanam',
      done: 'Berhasil mengubah data luas tanam',
      failed: 'Gagal mengubah data luas tanam',
    },
    // Spec section 8: the planting list, too, fails with this sentence.
    unread: () => 'Gagal mendapatkan data timbang balita',
    get unknown() {
      return regional('Gagal mendapatkan data desa atau kelurahan');
    },
    empty: 'Tidak Ada Data Luas Tanam',
    help: (_taken, all) => all === 0 && regional('Belum ada desa atau kelurahan'),
  },
  all: allTanam,
  mine: {
    context: asUser,
    all: (periode_luas_tanam_id) =>
      listNeed(LUAS_TANAM_LIST, { periode_luas_tanam_id, userid: true, limit: limits.page.max }),
    order: ({ nama_desa_kelurahan, kelurahan_id, komoditi }) => [nama_desa_kelurahan, kelurahan_id, komoditi],
  },
  allSubjects: desaDi,
  useSubjects: useDesaKelurahan,
  get subjectHeader() {
    return regional('Kelurahan');
  },
  subjectOf: ({ kelurahan_id }) => Number(kelurahan_id),
  nameOf: (row, desa) => {
    const { komoditi = '', kelurahan_id } = row;
    const nama =
      desa.find(({ id }) => id === Number(kelurahan_id))?.nama_desa_kelurahan ??
      ('nama_desa_kelurahan' in row ? row.nama_desa_kelurahan : undefined);
    return nama && petakName({ komoditi: komoditi as KomoditiTanam, nama_desa_kelurahan: nama });
  },
  periodeOf: ({ periode_luas_tanam_id }) => periode_luas_tanam_id,
  keyOf: ({ kelurahan_id, komoditi }) => `${kelurahan_id}/${komoditi}`,
  choices: (desa) =>
    desa.flatMap(({ id }) => komoditiTanam.map((komoditi) => ({ kelurahan_id: String(id), komoditi }))),
  figures: luasFigures,
  least: 5,
  stands: ({ periodeId, userId }) => ({ user_id: userId, periode_luas_tanam_id: periodeId }),
  chooses: ['kecamatan_id', 'kelurahan_id', 'komoditi'],
  begins: (kecamatanId) => ({ kecamatan_id: kecamatanId ? String(kecamatanId) : '', kelurahan_id: '', komoditi: '' }),
  rowOf:
    ({ tempat, subjects }) =>
    (input, before, { userId, label }) => {
      const [kecamatan_id, kelurahan_id] = [Number(input.kecamatan_id), Number(input.kelurahan_id)];
      const desa = subjects.find(({ id }) => id === kelurahan_id);
      const kecamatan = tempat.find(({ id }) => id === kecamatan_id);
      return {
        periode_luas_tanam_id: Number(input.periode_luas_tanam_id),
        // The form offers no others.
        komoditi: input.komoditi as KomoditiTanam,
        kecamatan_id,
        kelurahan_id,
        user_id: before?.user_id ?? userId,
        ...figuresOf(luasFigures, input),
        nama_kecamatan: kecamatan?.nama_kecamatan ?? before?.nama_kecamatan ?? '',
        nama_desa_kelurahan: desa?.nama_desa_kelurahan ?? before?.nama_desa_kelurahan ?? label,
        nama_periode: before?.nama_periode ?? '',
      };
    },
  Fields: lazyPart(async () => (await import('../ui/LuasFields')).LuasFields),
  drafts: { add: (periodeId) => `luasTanam/${periodeId}`, edit: (id) => `luasTanam/edit/${id}` },
};
