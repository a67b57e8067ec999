import { hargaPanganKutaiBaratRules, hargaPanganRules } from '#contract/resources/harga-pangan.ts';
import type { Raw, Rule } from '#contract/rules.ts';
import { allHargaKutaiBarat, allHargaPangan, type HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import type { ListNeed } from '@/shared/api';
import type { WriteDocument } from '@/shared/write';
import {
  ADD_HARGA_PANGAN,
  ADD_HARGA_PANGAN_KUTAI_BARAT,
  EDIT_HARGA_PANGAN,
  EDIT_HARGA_PANGAN_KUTAI_BARAT,
} from '../api/harga-pangan';
import type { HargaInput, SavedHarga } from './harga';

type HargaRules = readonly Rule<Raw<HargaInput>>[];

/** In what the prices of a sub-district differ from those of the whole regency. */
export interface Lingkup {
  /** All prices of a period; a sub-district is named where they are its own. */
  all: (periodeId: number, kecamatanId?: number) => ListNeed<HargaPanganKutaiBarat>;
  add: WriteDocument<SavedHarga, { input: HargaInput }>;
  edit: WriteDocument<SavedHarga, { id: number; input: HargaInput }>;
  addRules: HargaRules;
  /** Said when a price was added (spec section 8). */
  added: string;
  /** The query field that a write makes stale. */
  field: string;
  /** Holds for all sub-districts. */
  isWide: boolean;
}

export const perKecamatan: Lingkup = {
  all: (periodeId, kecamatanId = 0) => allHargaPangan(periodeId, kecamatanId),
  add: ADD_HARGA_PANGAN,
  edit: EDIT_HARGA_PANGAN,
  addRules: hargaPanganRules,
  added: 'Berhasil menambahkan harga pangan',
  field: 'hargaPangan',
  isWide: false,
};

export const seKabupaten: Lingkup = {
  all: allHargaKutaiBarat,
  add: ADD_HARGA_PANGAN_KUTAI_BARAT,
  edit: EDIT_HARGA_PANGAN_KUTAI_BARAT,
  addRules: hargaPanganKutaiBaratRules,
  added: 'Harga pangan berhasil ditambahkan',
  field: 'hargaPanganKutaiBarat',
  isWide: true,
};

/** Both edits ask the same (spec section 5, "Food price add/edit"). */
export const editRules: HargaRules = hargaPanganKutaiBaratRules;
