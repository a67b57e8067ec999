import type { SceneArt } from '../../art/art.ts';
import { kegiatanGiziDanPengetahuan } from './kegiatan/gizi-dan-pengetahuan.ts';
import { kegiatanKebunDanLadang } from './kegiatan/kebun-dan-ladang.ts';
import { kegiatanPasarDanBantuan } from './kegiatan/pasar-dan-bantuan.ts';
import type { KegiatanRow } from './rows.ts';

export interface KegiatanSeed {
  judul: string;
  /** Paragraphs with an empty line between them. */
  deskripsi: string;
  foto: SceneArt;
}

const rows: readonly KegiatanRow[] = [
  ...kegiatanPasarDanBantuan,
  ...kegiatanKebunDanLadang,
  ...kegiatanGiziDanPengetahuan,
];

export const kegiatanSeed: readonly KegiatanSeed[] = rows.map(({ judul, alinea, tempat, acara, isi }, index) => ({
  judul,
  deskripsi: alinea.join('\n\n'),
  foto: { format: 'kegiatan', setting: tempat, act: acara, pieces: isi, seed: (index + 1) * 15_485 },
}));
