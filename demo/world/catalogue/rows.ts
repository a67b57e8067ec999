import type { JenisProduk, SatuanProduk } from '#contract/limits.ts';
import type { ActName, DisplayName, PieceName, PieceNames, SceneArt, SettingName } from '../../art/art.ts';

/** A product as it is written down: what it says, what it costs, and how its photos are taken. */
export interface ProdukRow {
  judul: string;
  deskripsi: string;
  satuan: SatuanProduk;
  jenis_produk?: JenisProduk;
  harga: number;
  stok: number;
  /** Left out for what is on sale. */
  status?: 'tidak';
  /** 0 is the demo account petani. */
  penjual: number;
  isi: PieceNames;
  foto: readonly [Shot, Shot, ...Shot[]];
}

/** An activity as it is written down: its paragraphs, and what its photo shows. */
export interface KegiatanRow {
  judul: string;
  alinea: readonly string[];
  tempat: SettingName;
  acara: ActName;
  isi: PieceNames;
}

/** Where and how a photo is taken; from straight above only what lies flat is shown. */
type View =
  | 'atas/hamparan'
  | `${Exclude<SettingName, 'atas' | 'aula' | 'halaman'>}/${Exclude<DisplayName, 'hamparan'>}`;

/** A view, or a view that shows something else than the rest of the album. */
export type Shot = View | readonly [View, PieceName, ...PieceName[]];

const piecesOf = (shot: Shot, pieces: PieceNames): PieceNames => {
  if (typeof shot === 'string') return pieces;
  const [, first, ...more] = shot;
  return [first, ...more];
};

/** The photos of one product, the best first. */
export function album(shots: readonly Shot[], pieces: PieceNames, number: number): SceneArt[] {
  return shots.map((shot, index) => {
    const [setting, display] = (typeof shot === 'string' ? shot : shot[0]).split('/') as [SettingName, DisplayName];
    return {
      format: 'produk',
      setting,
      display,
      pieces: piecesOf(shot, pieces),
      seed: number * 7919 + index * 104_729,
    };
  });
}
