import { type Ambang, bacaAmbang } from '../ambang.ts';
import type { SkemaSkpg, UkuranSkpg } from '../label.ts';
import { type AmbangSkema, type Angka, bagian, belumTersedia, terhadapRata, tidakDapatDihitung } from '../nilai.ts';
import { ambangBawaan } from './bawaan.ts';

/** What ships, read. */
export function bawaan(skema: SkemaSkpg): AmbangSkema {
  const read: Partial<Record<UkuranSkpg, Ambang>> = {};
  for (const row of ambangBawaan) {
    const one = bacaAmbang(row);
    if ('salah' in one) throw new Error(one.salah);
    if (row.skema === skema) read[row.ukuran] = one.ambang;
  }
  return read;
}

/** Figures of a place; what is not named is not there. `'?'`: it cannot be computed. */
export type Kasus = Partial<Record<'tanam' | 'puso' | 'beras' | 'minyak' | 'telur' | 'nd' | 'bgm', number | '?'>>;

export const angkaDari = (kasus: Kasus) => {
  const of = (name: keyof Kasus): Angka => {
    const nilai = kasus[name];
    if (nilai === undefined) return belumTersedia;
    return nilai === '?' ? tidakDapatDihitung : { keadaan: 'ada', nilai };
  };
  return {
    ...{ tanam: of('tanam'), puso: of('puso'), beras: of('beras'), minyak: of('minyak'), telur: of('telur') },
    ...{ nd: of('nd'), bgm: of('bgm') },
  };
};

export { bagian, terhadapRata };
