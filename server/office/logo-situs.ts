import type { Situs } from '#contract/formulas/situs/situs.ts';
import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import { invalid } from '../http/answer.ts';
import type { Upload } from '../http/uploads/prepare-upload.ts';
import type { LogoFault, Ports } from '../ports.ts';

/** Enough to tell two pictures of one office apart. */
const VERSION_LENGTH = 12;

const complaints: Record<LogoFault, string> = {
  kecil: 'Logo situs terlalu kecil: sisi panjangnya sedikitnya 128 piksel',
  panjang: 'Logo situs terlalu memanjang: sisi panjangnya paling banyak 4 kali sisi pendeknya',
  polos: 'Logo situs kosong atau hanya satu warna, sehingga tidak ada yang terlihat',
};

/** Names of pictures in the store, and which of them the site has. */
export interface StoredLogos extends Pick<IdentitasKantor, 'sumber_logo'> {
  logo: string | null;
  logo_situs: string | null;
  rasio_logo: number;
}

/** The stored picture that the site has as its logo; null: the app's mark. */
export const sitePicture = ({ sumber_logo, logo, logo_situs }: StoredLogos): string | null =>
  sumber_logo === 'sendiri' ? logo_situs : sumber_logo === 'kop' ? logo : null;

export function logoOf(row: StoredLogos): Situs['logo'] {
  const picture = sitePicture(row);
  return picture === null ? undefined : { versi: picture.slice(0, VERSION_LENGTH), rasio: row.rasio_logo };
}

/** Pictures that came with a change. */
interface SentLogos {
  kop?: Upload | undefined;
  situs?: Upload | undefined;
}

/**
 * The ratio of the logo that a change gives the site; undefined where the picture stays. Pictures are measured before
 * the transaction: they take a while.
 *
 * @param sumber which logo the site shall have
 * @throws Refusal 422 where the picture is no logo
 */
export async function measuredRatio(
  { files, pictures }: Pick<Ports, 'files' | 'pictures'>,
  { sumber, sent, stored }: { sumber: unknown; sent: SentLogos; stored: StoredLogos },
): Promise<number | undefined> {
  const bytes = async () => {
    if (sumber === 'sendiri') return sent.situs?.bytes;
    if (sumber !== 'kop') return undefined;
    if (sent.kop) return sent.kop.bytes;
    return stored.sumber_logo === 'kop' || stored.logo === null ? undefined : files.read(stored.logo);
  };
  const picture = await bytes();
  if (!picture) return undefined;
  const measurement = await pictures.measureLogo(picture);
  if (typeof measurement === 'number') return measurement;
  const field = sumber === 'kop' ? (sent.kop ? 'logo' : 'sumber_logo') : 'logo_situs';
  throw invalid(complaints[measurement], { [field]: [complaints[measurement]] });
}

/** @throws Refusal 422 where the chosen logo is not there */
export function expectLogo(row: StoredLogos): void {
  if (row.sumber_logo === 'bawaan' || sitePicture(row) !== null) return;
  const [field, message] =
    row.sumber_logo === 'kop'
      ? ['sumber_logo', 'Logo kepala surat belum ada. Pilih logo itu dahulu, atau pakai gambar sendiri']
      : ['logo_situs', 'Gambar logo situs harus dipilih'];
  throw invalid(message, { [field]: [message] });
}
