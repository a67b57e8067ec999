import { persenPada } from '#contract/formulas/garis.ts';
import { type Perubahan, ringkasan } from '#contract/formulas/harga.ts';
import type { GarisHarga, PerbandinganHarga } from '@/entities/harga-pangan';
import { rentang, tanggal } from '@/shared/lib/format';

type Periode = PerbandinganHarga['periode'][number];

/** Told where lines are measured in different units; null where one unit serves all. */
export function unitsSaid(garis: readonly GarisHarga[]): string | null {
  if (new Set(garis.map(({ satuan }) => satuan)).size < 2) return null;
  const said = [...new Set(garis.map(({ nama_komoditi, satuan }) => `${nama_komoditi} per ${satuan}`))];
  return `Satuannya berbeda: ${said.join(', ')}. Bandingkan naik-turunnya, bukan tingginya.`;
}

/** A period's days; its name where nobody has said them, or where another of `all` has the same days. */
export function periodeSaid(
  { nama_periode, tanggal_mulai, tanggal_selesai }: Periode,
  all: readonly Periode[],
): string {
  if (!tanggal_mulai || !tanggal_selesai) return nama_periode;
  const same = all.filter((one) => one.tanggal_mulai === tanggal_mulai && one.tanggal_selesai === tanggal_selesai);
  return same.length > 1 ? nama_periode : rentang(tanggal_mulai, tanggal_selesai);
}

const DAY_MS = 86_400_000;

/** What the axis needs of the periods. */
export const axisOf = (periode: readonly Periode[]) => ({
  labels: periode.map((one) => periodeSaid(one, periode)),
  marks: periode.map(({ sejak }) => tanggal(sejak)),
  at: periode.map(({ sejak }) => Date.parse(sejak) / DAY_MS),
});

/** How a line moved against the period before; null at the beginning of all, or where one of both was not reported. */
export function berubah(line: GarisHarga, at: number): Perubahan | null {
  const persen = persenPada(line, at);
  if (persen === null) return null;
  return { arah: persen > 0 ? 'naik' : persen < 0 ? 'turun' : 'tetap', persen: Math.abs(persen) };
}

/** The lowest, the highest and the usual price of a line, each with the place of its period; null without any. */
export const ringkas = ({ eceran }: GarisHarga) =>
  ringkasan(
    eceran.map((harga, at) => ({ harga, at })),
    ({ harga }) => harga,
  );

/** Where a line has its last price; -1 without any. */
export const lastAt = ({ eceran }: GarisHarga): number => eceran.findLastIndex((harga) => harga !== null);

/** A list in a sentence: 'Melak, Damai, dan Linggang Bigung'. */
export const listed = (words: readonly string[]): string => {
  if (words.length < 3) return words.join(' dan ');
  return `${words.slice(0, -1).join(', ')}, dan ${words.at(-1)}`;
};
