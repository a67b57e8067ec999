/** Every public page: those of a place as one place has them, reports with a period, details of the first row. */
export async function publicRoutes(
  origin: string,
  ask: (url: URL) => Response | Promise<Response> = fetch,
): Promise<string[]> {
  const first = async (path: string) => {
    const response = await ask(new URL(`/api${path}limit=1`, origin));
    const { data } = (await response.json()) as { data: { data: { id: number; slug: string }[] } };
    const [row] = data.data;
    if (!row) throw new Error(`${path} has no rows`);
    return row;
  };
  const [produk, kegiatan, timbang, tanam] = await Promise.all([
    first('/produk?'),
    first('/kegiatan-dinas?'),
    first('/periode-timbang-balita?urut=terbaru&'),
    first('/periode-luas-tanam?urut=terbaru&'),
  ]);
  return [
    '/',
    '/etalase',
    `/detail-produk/${produk.slug}`,
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
    '/cari?kata=beras',
    '/peta?ukuran=harga&komoditi=cabai-rawit',
    '/activity',
    `/detail-activity/${kegiatan.id}`,
    '/laporan',
    '/laporan/timbang-balita',
    `/laporan/timbang-balita/melak?periode=${timbang.id}`,
    '/laporan/luas-tanam',
    `/laporan/luas-tanam/melak?periode=${tanam.id}`,
    '/data',
  ];
}
