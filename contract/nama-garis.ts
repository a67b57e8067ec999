import type { GarisHarga } from './summaries/perbandingan-harga.ts';

type Bernama = Pick<GarisHarga, 'komoditi_id' | 'nama_komoditi' | 'nama_tempat' | 'tempat' | 'satuan'>;

/** How a price came to be, where it is not a kecamatan's own: the two are never mixed. */
const ASAL = { kecamatan: '', kabupaten: ' (diisi)', 'rata-rata': ' (dihitung)' } as const;

/** The names of lines as short as they stay apart: what all of them share stands in the title. */
export function namaGaris(garis: readonly Bernama[]): { judul: string; nama: string[] } {
  const placeOf = ({ nama_tempat, tempat }: Bernama) => nama_tempat + ASAL[tempat];
  const isSame = (of: (line: Bernama) => unknown) => new Set(garis.map(of)).size === 1;
  const [first] = garis;
  if (!first) return { judul: '', nama: [] };
  if (isSame(({ komoditi_id }) => komoditi_id)) {
    return { judul: `${first.nama_komoditi}, per ${first.satuan}`, nama: garis.map(placeOf) };
  }
  const names = garis.map(({ nama_komoditi }) => nama_komoditi);
  const isApart = new Set(names).size === names.length;
  if (isApart && isSame(placeOf)) return { judul: placeOf(first), nama: names };
  return { judul: 'Harga eceran', nama: garis.map((line) => `${line.nama_komoditi}, ${placeOf(line)}`) };
}
