import { type Lisensi, lisensiDikenal } from '#contract/lisensi.ts';
import { StartError } from '../faults/start-error.ts';

const LONGEST = 80;

/** Reads `LISENSI_DATA`: a known licence by its name, or another name followed by its address. @throws StartError */
export function readLisensi(text: string = lisensiDikenal[0].nama): Lisensi {
  const known = lisensiDikenal.find(({ nama }) => nama.toLowerCase() === text.toLowerCase());
  if (known) return known;
  const [, nama = '', address = ''] = /^(\S.*?)\s+(https:\/\/\S+)$/.exec(text) ?? [];
  const url = URL.parse(address);
  if (url && nama.length <= LONGEST) return { nama, url: url.href };
  const names = lisensiDikenal.map((one) => `'${one.nama}'`).join(', ');
  throw new StartError(
    `LISENSI_DATA hanya dapat diisi ${names}, atau nama lisensi lain yang diikuti alamatnya, misalnya 'Lisensi Kabupaten https://pangan.example.go.id/lisensi', bukan '${text}'.`,
  );
}
