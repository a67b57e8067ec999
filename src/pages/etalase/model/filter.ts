import { type JenisProduk, jenisProduk, type SatuanProduk, satuanProduk, urutProduk } from '#contract/limits.ts';

/** What narrows and orders the showcase, as its address carries it; blank means all, and the newest first. */
export interface EtalaseFilter {
  kecamatan: string;
  jenis: string;
  satuan: string;
  harga_dari: string;
  harga_sampai: string;
  urut: string;
  /** The reader's own sub-district, from which 'terdekat' is measured. */
  dekat: string;
}

export type FilterName = keyof EtalaseFilter;

export const nothing: EtalaseFilter = {
  ...{ kecamatan: '', jenis: '', satuan: '', harga_dari: '', harga_sampai: '', urut: '', dekat: '' },
};

const isNumber = (value: string) => /^\d{1,9}$/.test(value);
const isOneOf = (words: readonly string[]) => (value: string) => words.includes(value);

const isMeant: Record<FilterName, (value: string) => boolean> = {
  kecamatan: isNumber,
  jenis: isOneOf(jenisProduk),
  satuan: isOneOf(satuanProduk),
  harga_dari: isNumber,
  harga_sampai: isNumber,
  urut: isOneOf(urutProduk.filter((urut) => urut !== 'terbaru')),
  dekat: isNumber,
};

const names = Object.keys(nothing) as FilterName[];

/** Values that no filter knows are dropped: they neither narrow the list nor count as filters. */
export function etalaseFilterOf(query: URLSearchParams): EtalaseFilter {
  const filter = { ...nothing };
  for (const name of names) {
    const value = query.get(name)?.trim() ?? '';
    if (isMeant[name](value)) filter[name] = value;
  }
  // People type bounds in any order.
  const [from, to] = [filter.harga_dari, filter.harga_sampai];
  if (from && to && Number(from) > Number(to)) Object.assign(filter, { harga_dari: to, harga_sampai: from });
  return filter;
}

const groups = [['kecamatan'], ['jenis'], ['harga_dari', 'harga_sampai'], ['satuan']] as const;

/** The filters that narrow the list, in the order in which they are shown; both bounds of the price are one. */
export const activeOf = (filter: EtalaseFilter): (readonly [FilterName, ...FilterName[]])[] =>
  groups.filter((group) => group.some((name) => filter[name] !== ''));

/** The same address with other values; a blank one leaves. */
export function withFilter(query: URLSearchParams, chosen: Partial<EtalaseFilter>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(chosen)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whether somebody asks for the nearest without having said where he is. */
export const lacksPlace = ({ urut, dekat, kecamatan }: EtalaseFilter): boolean =>
  urut === 'terdekat' && !dekat && !kecamatan;

/** The filter in the API's words. */
export function askedOf({ kecamatan, jenis, satuan, harga_dari, harga_sampai, urut, dekat }: EtalaseFilter) {
  const isNear = urut === 'terdekat' && dekat !== '';
  return {
    ...(kecamatan && { kecamatan_id: Number(kecamatan) }),
    ...(jenis && { jenis_produk: jenis as JenisProduk }),
    ...(satuan && { satuan: satuan as SatuanProduk }),
    ...(harga_dari && { harga_dari: Number(harga_dari) }),
    ...(harga_sampai && { harga_sampai: Number(harga_sampai) }),
    ...(urut === 'termurah' && { urut: 'termurah' as const }),
    ...(isNear && { urut: 'terdekat' as const, dekat: Number(dekat) }),
  };
}
