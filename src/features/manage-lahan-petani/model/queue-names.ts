/** What tells a farmer's plots from each other. */
interface Petak {
  komoditi: string;
  alamat: string;
  /** The village's name, where this device knows it. */
  desa: string | undefined;
}

const called = ({ komoditi, alamat, desa }: Petak): string => [komoditi, alamat, desa].filter(Boolean).join(', ');

/** How plots and their places are told apart while they wait. */
export const lahanLabel = (petak: Petak): string => `Lahan ${called(petak)}`;
export const ubahLahanLabel = (petak: Petak): string => `Ubah lahan ${called(petak)}`;
export const hapusLahanLabel = (petak: Petak): string => `Hapus lahan ${called(petak)}`;
export const lokasiLabel = (petak: Petak): string => `Lokasi lahan ${called(petak)}`;
