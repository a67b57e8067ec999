import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { JenisHasil } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { type KomoditiBernama, slugsKomoditi } from '#contract/slug-komoditi.ts';
import type { HasilCari } from '#contract/summaries/cari.ts';
import { openedProduk } from '@/entities/produk';
import { hari } from '@/shared/lib/format';

/** Something that was found, and the page that it leads to. */
export interface Option {
  /** Distinguishes it among all that were found. */
  key: string;
  jenis: JenisHasil | 'lain';
  nama: string;
  to: string;
  /** Its picture's address; null where it has none, undefined where its kind has none. */
  gambar?: string | null;
  /** What it costs: null where that is not known, undefined where it has no price. */
  harga?: number | null;
  sebelumnya?: number | null;
  satuan?: string;
  /** The quiet second line. */
  keterangan?: string;
  /** Before its page opens. */
  onOpen?: () => void;
}

export type Found = Pick<HasilCari, JenisHasil>;

/**
 * What was found as options, kind by kind.
 *
 * @param tempat the sub-district whose prices these are; null for the regency's
 */
export function optionsOf({ komoditi, kecamatan, produk, kegiatan }: Found, tempat: string | null): Option[] {
  const slugs = slugsKomoditi(komoditi);
  const wayTo = ({ id, nama_komoditi }: KomoditiBernama) => {
    const slug = slugs.get(id) ?? nama_komoditi;
    return tempat ? routes.hargaKomoditi(tempat, slug) : routes.hargaKomoditiKutaiBarat(slug);
  };
  return [
    ...komoditi.map(
      (row): Option => ({
        key: `komoditi-${row.id}`,
        jenis: 'komoditi',
        nama: row.nama_komoditi,
        to: wayTo(row),
        gambar: row.logo_komoditi_url,
        harga: row.harga_eceran || null,
        sebelumnya: row.harga_eceran_sebelumnya,
        satuan: row.satuan,
      }),
    ),
    ...kecamatan.map(
      ({ id, nama_kecamatan }): Option => ({
        key: `kecamatan-${id}`,
        jenis: 'kecamatan',
        nama: nama_kecamatan,
        to: routes.hargaPanganDi(nama_kecamatan),
        keterangan: regional('Harga di kecamatan ini'),
      }),
    ),
    ...produk.map(
      ({ id, judul, slug, foto_url, harga, satuan }): Option => ({
        key: `produk-${id}`,
        jenis: 'produk',
        nama: judul,
        to: routes.detailProduk(slug),
        gambar: foto_url,
        harga: harga || null,
        satuan,
        onOpen: () => openedProduk.write({ id, judul }),
      }),
    ),
    ...kegiatan.map(
      ({ id, judul, foto_url, created_at }): Option => ({
        key: `kegiatan-${id}`,
        jenis: 'kegiatan',
        nama: judul,
        to: routes.detailKegiatan(id),
        gambar: foto_url,
        keterangan: hari(Date.parse(created_at)),
      }),
    ),
  ];
}

export const judulJenis: Record<JenisHasil, string> = {
  komoditi: 'Harga komoditi',
  kecamatan: 'Kecamatan',
  produk: 'Produk di etalase',
  kegiatan: 'Kegiatan dinas',
};

/** What was found kind by kind, in the order in which kinds come. */
export function byKind(options: readonly Option[]): [jenis: Option['jenis'], options: Option[]][] {
  const groups = new Map<Option['jenis'], Option[]>();
  for (const option of options) groups.set(option.jenis, [...(groups.get(option.jenis) ?? []), option]);
  return [...groups];
}

/** '3 komoditi, 1 kecamatan': what was found in a few words; '' where nothing was. */
export const counted = (options: readonly Option[]): string =>
  byKind(options)
    .filter(([jenis]) => jenis !== 'lain')
    .map(([jenis, { length }]) => `${length} ${regional(jenis)}`)
    .join(', ');
