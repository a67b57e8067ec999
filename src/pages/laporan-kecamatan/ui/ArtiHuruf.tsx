import { arti } from '../model/timbang-kata';
import css from './laporan-kecamatan.module.css';

/** What the letters of the weighing report mean; opened without JavaScript too. */
export const ArtiHuruf = () => (
  <details className={css['arti']}>
    <summary>Arti huruf-hurufnya</summary>
    <dl className={css['istilah']}>
      {arti.map(([letter, meaning]) => (
        <div key={letter}>
          <dt>{letter}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
