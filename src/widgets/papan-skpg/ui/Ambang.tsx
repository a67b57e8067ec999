import { labelSkpg, namaUkuran } from '#contract/formulas/skpg/label.ts';
import { bacaSelang, sebutSelang } from '#contract/formulas/skpg/selang.ts';
import type { AmbangDipakai } from '#contract/summaries/skpg/papan.ts';
import { tanggal } from '@/shared/lib/format';
import css from './naskah.module.css';

/** In words: not everybody reads the signs for 'or more'. */
const sebut = (teks: string): string => {
  const selang = bacaSelang(teks);
  return selang ? sebutSelang(selang) : teks;
};

/** 'aman kurang dari 5, waspada 5 sampai 20, rentan lebih dari 20'. */
export const kataAmbang = (ambang: AmbangDipakai): string =>
  labelSkpg.map((label) => `${label} ${sebut(ambang[label])}`).join(', ');

/** Where a threshold comes from, since when it holds, and whether anybody has confirmed it. */
export const SumberAmbang = ({ sumber, berlaku_mulai, perlu_konfirmasi }: AmbangDipakai) => (
  <small>
    {sumber}, berlaku mulai {tanggal(berlaku_mulai)}
    {perlu_konfirmasi && <strong>, perlu konfirmasi</strong>}
  </small>
);

/** The thresholds by which a month was judged. */
export const Ambang = ({ ambang }: { ambang: readonly AmbangDipakai[] }) => (
  <ul className={css['daftar']}>
    {ambang.map((one) => (
      <li key={one.ukuran}>
        <strong>{namaUkuran[one.ukuran]}</strong>: {kataAmbang(one)} <SumberAmbang {...one} />
      </li>
    ))}
  </ul>
);
