/** The site's name, main colour and logo; blank or absent values are the app's defaults. */
export interface Situs {
  nama: string;
  pendek: string;
  warna: string;
  logo?: LogoSitus;
}

interface LogoSitus {
  /** Changes with the picture. */
  versi: string;
  /** Its width per hundred of its height. */
  rasio: number;
}

const LUMBUNG = 'Lumbung';

export const namaSitus = (situs?: Pick<Situs, 'nama'> | null): string => situs?.nama || LUMBUNG;

/** Below an icon there is room for a few letters. */
export const namaPendek = (situs?: Situs | null): string => situs?.pendek || namaSitus(situs);

/** Pictures that are drawn of a site's logo: the mark in its own ratio, and icons. */
export const gambarSitus = {
  ...{ tanda: 'tanda.png', tab: 'ikon-48.png', kecil: 'ikon-192.png', besar: 'ikon-512.png' },
  ...{ sentuh: 'sentuh-180.png', topeng: 'topeng-512.png' },
} as const;
type GambarSitus = keyof typeof gambarSitus;

/** Changes with the logo and its ground colour; undefined: the app's own icons. */
export const versiGambar = (situs?: Situs | null): string | undefined =>
  situs?.logo || situs?.warna ? `${situs.logo?.versi ?? 'bawaan'}-${situs.warna.slice(1) || 'bawaan'}` : undefined;

/** The address of such a picture: another picture has another address. */
export const alamatGambar = (versi: string, gambar: GambarSitus): string =>
  `/media/situs/${versi}/${gambarSitus[gambar]}`;
