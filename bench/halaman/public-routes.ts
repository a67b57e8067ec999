import { routes } from '../../contract/routes.ts';

/** Every public page: those of a place as one place has them, reports with a period, details of the first row. */
export async function publicRoutes(
  origin: string,
  ask: (url: URL) => Response | Promise<Response> = fetch,
): Promise<string[]> {
  const first = async (path: string) => {
    const response = await ask(new URL(`/api${path}limit=1`, origin));
    const { data } = (await response.json()) as { data: { data: { id: number; slug: string; user_id: number }[] } };
    const [row] = data.data;
    if (!row) throw new Error(`${path} has no rows`);
    return row;
  };
  const published = async () => {
    const response = await ask(new URL('/api/skpg', origin));
    const { data } = (await response.json()) as { data: { terbitan: { tahun: number; bulan: number }[] } };
    return data.terbitan.slice(0, 1).map((month) => routes.skpgBulan(month));
  };
  const [produk, kegiatan, timbang, tanam, bulan] = await Promise.all([
    first('/produk?'),
    first('/kegiatan-dinas?'),
    first('/periode-timbang-balita?urut=terbaru&'),
    first('/periode-luas-tanam?urut=terbaru&'),
    published(),
  ]);
  return [
    '/',
    '/etalase',
    '/etalase?jenis=sayur&urut=termurah',
    `/detail-produk/${produk.slug}`,
    `/penjual/${produk.user_id}`,
    '/harga-pangan',
    '/harga-pangan/melak',
    '/harga-pangan/melak/beras-medium',
    '/harga-pangan-kutai-barat',
    '/bandingkan',
    '/bandingkan?pilih=melak.beras-medium,damai.beras-medium,kutai-barat.beras-medium',
    '/harga-pangan-kutai-barat/beras-medium',
    '/ketersediaan-pangan',
    '/ketersediaan-pangan/melak',
    '/ketersediaan-pangan/kabupaten-kutai-barat',
    '/luas-lahan-perkiraan-panen',
    '/peta?ukuran=harga&komoditi=cabai-rawit',
    '/cari?kata=beras',
    '/activity',
    `/detail-activity/${kegiatan.id}`,
    '/laporan',
    '/laporan/timbang-balita',
    `/laporan/timbang-balita/melak?periode=${timbang.id}`,
    '/laporan/luas-tanam',
    `/laporan/luas-tanam/melak?periode=${tanam.id}`,
    '/data',
    routes.skpg,
    ...bulan,
  ];
}
