import { labelSkpg } from '#contract/formulas/skpg/label.ts';
import { naikDari, nameUkuran } from '#contract/formulas/skpg/naik.ts';
import { sebutAmbang } from '#contract/formulas/skpg/selang.ts';
import { kataSkor } from '#contract/formulas/skpg/skema.ts';
import type { AmbangDipakai, PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { tanggal } from '@/shared/lib/format';
import css from './naskah.module.css';

/** 'aman kurang dari 5, waspada 5 sampai 20, rentan lebih dari 20'. */
export const kataAmbang = (ambang: AmbangDipakai): string =>
  labelSkpg.map((label) => `${label} ${sebutAmbang(ambang[label])}`).join(', ');

/** Where a threshold comes from, since when it holds, and whether anybody has confirmed it. */
export const SumberAmbang = ({ sumber, berlaku_mulai, perlu_konfirmasi }: AmbangDipakai) => (
  <small>
    {sumber}, berlaku mulai {tanggal(berlaku_mulai)}
    {perlu_konfirmasi && <strong>, perlu konfirmasi</strong>}
  </small>
);

/** The thresholds by which a month was judged, and what its scores are. */
export const Ambang = ({ papan: { ambang, skema } }: { papan: Pick<PapanSkpg, 'ambang' | 'skema'> }) => (
  <ul className={css['daftar']}>
    <li>{kataSkor(skema)}</li>
    {ambang.map((one) => (
      <li key={one.ukuran}>
        <strong>{nameUkuran(one.ukuran, naikDari(ambang))}</strong>: {kataAmbang(one)} <SumberAmbang {...one} />
      </li>
    ))}
  </ul>
);
