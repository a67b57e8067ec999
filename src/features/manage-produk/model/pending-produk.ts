import type { OwnProduk } from '@/entities/produk';
import type { OutboxItem, PendingList } from '@/shared/write';
import type { ProdukTeks } from './produk-isian';

/** A product's photos are writes of their own: here they change the product, and delete none. */
export const produkWrites = (items: readonly OutboxItem[]): OutboxItem[] =>
  items.map((item) => {
    const { id, fotoId } = item.variables;
    return item.entity !== 'produk' || fotoId === undefined ? item : { ...item, variables: { id, input: {} } };
  });

/**
 * How a farmer's products that wait on this device stand among those that the server has.
 *
 * @param search what their title contains
 */
export const pendingProduk = (search = ''): PendingList<OwnProduk, Partial<ProdukTeks>> => ({
  entity: 'produk',
  // A photo without its product is none.
  isHere: ({ judul }) => judul !== '' && judul.toLowerCase().includes(search.toLowerCase()),
  rowOf: (input, before, { userId }) => ({
    user_id: before?.user_id ?? userId,
    judul: input.judul ?? before?.judul ?? '',
    slug: before?.slug ?? '',
    deskripsi: input.deskripsi ?? before?.deskripsi ?? '',
    stok: Number(input.stok ?? before?.stok),
    harga: Number(input.harga ?? before?.harga),
    // The form offers no others; none means active (rulings 14).
    status: (input.status || before?.status || 'aktif') as OwnProduk['status'],
    satuan: (input.satuan ?? before?.satuan) as OwnProduk['satuan'],
    jenis_produk: ((input.jenis_produk ?? before?.jenis_produk) || null) as OwnProduk['jenis_produk'],
    kecamatan_id: before?.kecamatan_id ?? null,
    kecamatan: before?.kecamatan ?? null,
    produk_fotos: before?.produk_fotos ?? [],
    users: before?.users ?? { username: '', nama_lengkap: '', foto_url: null, no_hp: '', terverifikasi: false },
  }),
});

/** How products are told apart while they wait. */
export const produkLabel = ({ judul }: { judul: string }): string => `Produk ${judul}`;
export const ubahProdukLabel = ({ judul }: { judul: string }): string => `Ubah produk ${judul}`;
