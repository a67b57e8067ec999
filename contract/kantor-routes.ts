/** The addresses of the office's rooms: only its own code holds them, but for the one that officers read too. */
export const kantor = {
  kelengkapan: '/kantor/kelengkapan',
  koreksi: '/kantor/koreksi',
  sampah: '/kantor/sampah',
  cetak: '/kantor/cetak',
  dataAcuan: (jenis: string) => `/kantor/data-acuan/${encodeURIComponent(jenis)}`,
  slider: '/kantor/slider',
  kegiatan: '/kantor/kegiatan',
  kegiatanTambah: '/kantor/kegiatan/tambah',
  kegiatanUbah: (id: number) => `/kantor/kegiatan/${id}`,
  akun: '/kantor/akun',
  akunSatu: (id: number) => `/kantor/akun/${id}`,
  undang: '/kantor/akun/undang',
  imporPetugas: '/kantor/akun/impor',
  aduan: '/kantor/aduan',
  jejak: '/kantor/jejak',
  identitas: '/kantor/identitas',
} as const;
