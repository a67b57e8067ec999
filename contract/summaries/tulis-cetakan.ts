import { grouped } from '../format.ts';
import { namaBulan } from '../limits.ts';
import type { IsiKolom, Sel } from './cetakan.ts';

/** In the place of a figure that nobody reported: zero is a value, this is none. */
const KOSONG = '–';
export const BELUM = 'belum dilaporkan';

const DECIMALS: Record<IsiKolom, number> = { teks: 0, rupiah: 0, ton: 2, bilangan: 0, persen: 1, perubahan: 1 };

/** A cell as it is printed. Units stand in the column's title. */
export function tulisSel(isi: IsiKolom, nilai: Sel): string {
  if (nilai === null) return KOSONG;
  if (typeof nilai === 'string') return nilai;
  const text = padded(grouped(nilai, DECIMALS[isi]), DECIMALS[isi]);
  return isi === 'perubahan' && nilai > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** '98' → '98,0': in a column the commas stand below each other. */
function padded(text: string, decimals: number): string {
  if (decimals === 0) return text;
  const [whole = '', part = ''] = text.split(',');
  return `${whole},${part.padEnd(decimals, '0')}`;
}

/** '2026-11-26' → '26 November 2026'. */
export function tulisTanggal(hari: string): string {
  const [tahun = '', bulan = '', tanggal = ''] = hari.slice(0, 10).split('-');
  return `${Number(tanggal)} ${namaBulan[Number(bulan) - 1] ?? bulan} ${tahun}`;
}

/** 'Dicetak oleh Marta Lunsiq, 26 November 2026 pukul 09.30', as it stands at the foot of a page. */
export const tulisDicetak = ({ oleh, hari, jam }: { oleh: string; hari: string; jam: string }): string =>
  `Dicetak oleh ${oleh}, ${tulisTanggal(hari)} pukul ${jam}`;

/** The period by its name and, where the name does not tell them, its days. */
export function tulisPeriode({
  nama_periode,
  tanggal_mulai,
  tanggal_selesai,
}: {
  nama_periode: string;
  tanggal_mulai: string | null;
  tanggal_selesai: string | null;
}): string {
  if (tanggal_mulai === null || tanggal_selesai === null) return nama_periode;
  const namesDays = /\d{1,2}\D+\d{1,2}\D*\d{4}/.test(nama_periode);
  return namesDays
    ? nama_periode
    : `${nama_periode} (${tulisTanggal(tanggal_mulai)} – ${tulisTanggal(tanggal_selesai)})`;
}

/** '197001011995031002' → '19700101 199503 1 002', as official papers group it. */
export const tulisNip = (nip: string): string => nip.replace(/^(\d{8})(\d{6})(\d)(\d{3})$/, '$1 $2 $3 $4');
