import { regional } from '#contract/formulas/wilayah/regional.ts';
import { Disclosure } from '@/shared/ui/disclosure';
import { arti } from '../model/timbang-kata';
import css from './laporan-kecamatan.module.css';

/** What the letters of the weighing report mean; opened without JavaScript too. */
export const ArtiHuruf = () => (
  <Disclosure title="Arti huruf-hurufnya">
    <dl className={css['istilah']}>
      {arti.map(([letter, meaning]) => (
        <div key={letter}>
          <dt>{regional(letter)}</dt>
          <dd>{regional(meaning)}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);
