import { acuanPada, terhadapAcuan } from '#contract/formulas/deret-harga.ts';
import type { BandingHarga } from '@/entities/harga-pangan';
import { tanggal } from '@/shared/lib/format';
import { acuanNama } from '../model/curve-of';
import css from './harga-komoditi.module.css';

interface AcuanProps {
  banding: BandingHarga;
  /** The retail price that is compared with the references. */
  eceran: number | null;
}

/** The references of the state in words; one that is still to come is told, but compared with nothing. */
export function Acuan({ banding: { acuan, periode, satuan }, eceran }: AcuanProps) {
  if (acuan.length === 0 || !periode) return null;
  const held = acuanPada(acuan, periode.sejak);
  const coming = acuan.filter(({ berlaku_mulai }) => berlaku_mulai > periode.sejak);
  const per = satuan ? ` per ${satuan}` : '';
  return (
    <section className={css['bagian']}>
      <h2 className={css['judul']}>Harga acuan</h2>
      <ul className={css['acuan']}>
        {held.map((one) => {
          const found = terhadapAcuan(eceran, one);
          return (
            <li key={one.jenis + one.zona}>
              {found && (
                <strong className={css[found.persen > 0 ? 'naik' : 'turun']}>
                  {found.persen > 0 ? '▲ ' : ''}
                  {found.kata}
                </strong>
              )}
              <span>
                {acuanNama(one)}
                {per}, berlaku sejak {tanggal(one.berlaku_mulai)}
              </span>
              <span className={css['tenang']}>{one.sumber}</span>
            </li>
          );
        })}
        {coming.map((one) => (
          <li key={one.jenis + one.zona + one.berlaku_mulai}>
            <span>
              Mulai {tanggal(one.berlaku_mulai)}: {acuanNama(one)}
              {per}
            </span>
            <span className={css['tenang']}>Belum berlaku, jadi belum dibandingkan. {one.sumber}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
