import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type JenisLaporan, namaBulan } from '../limits.ts';

/** What a place still owes. */
export interface Kekurangan {
  tempat: string;
  terisi: number;
  diharapkan: number;
  /** The names of what is missing. */
  isi: readonly string[];
  /** Where it is entered. */
  tautan: string;
}

export interface Pengingat {
  jenis: JenisLaporan;
  wilayah: string;
  satuan: string;
  nama_lengkap: string;
  nama_periode: string;
  tanggal_selesai: string | null;
  /** Whether its last day has passed. */
  terlambat: boolean;
  kurang: readonly Kekurangan[];
  pengirim: string;
}

const names: Readonly<Record<JenisLaporan, string>> = {
  'harga-pangan': 'harga pangan',
  'harga-pangan-kutai-barat': 'harga pangan kabupaten',
  'ketersediaan-pangan': 'ketersediaan pangan',
  'timbang-balita': 'timbang balita',
  'luas-tanam': 'luas tanam',
};

/** What a report is called within a sentence. */
const namaLaporan = (jenis: JenisLaporan, wilayah: string): string =>
  jenis === 'harga-pangan-kutai-barat' ? regional`harga pangan Kabupaten ${wilayah}`.trim() : names[jenis];

/** Names beyond these are counted: a message is read on a phone. The largest kecamatan has fewer villages. */
const NAMED = 24;

/** The words of a reminder: a letter's, and a WhatsApp message's. */
export function pengingat(about: Pengingat): { subject: string; text: string } {
  const { jenis, wilayah, nama_lengkap, nama_periode, kurang, pengirim } = about;
  const laporan = namaLaporan(jenis, wilayah);
  const text = `Halo ${nama_lengkap},

Laporan ${laporan} untuk periode ${nama_periode} belum lengkap:

${kurang.map((one) => missing(one, about.satuan)).join('\n\n')}

${deadline(about)}
Bila sudah Anda isi, buka Kotak Keluar di aplikasi saat ada sinyal, supaya terkirim.

${pengirim}
`;
  return { subject: `Pengingat: ${laporan}, ${nama_periode}`, text };
}

function missing({ tempat, terisi, diharapkan, isi, tautan }: Kekurangan, satuan: string): string {
  const said =
    terisi === 0
      ? `${tempat}: belum ada yang diisi (${diharapkan} ${satuan}).`
      : `${tempat}: ${terisi} dari ${diharapkan} ${satuan} sudah diisi. Belum: ${listed(isi)}.`;
  return `- ${said}\n  ${tautan}`;
}

function listed(isi: readonly string[]): string {
  const more = isi.length - NAMED;
  return more > 0 ? `${isi.slice(0, NAMED).join(', ')}, dan ${more} lainnya` : isi.join(', ');
}

function deadline({ tanggal_selesai, terlambat }: Pengingat): string {
  if (tanggal_selesai === null) return 'Mohon segera diisi.';
  const day = longDate(tanggal_selesai);
  return terlambat ? `Periodenya sudah selesai pada ${day}. Mohon segera diisi.` : `Mohon diisi paling lambat ${day}.`;
}

/** '2026-05-02' → '2 Mei 2026'. */
function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${namaBulan[(month ?? 1) - 1]} ${year}`;
}
