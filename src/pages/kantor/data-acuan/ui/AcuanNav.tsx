import { NavLink } from 'react-router-dom';
import { kantor } from '#contract/kantor-routes.ts';
import { daftar } from '../config/daftar';
import css from './acuan.module.css';

/** The way from one list to another. */
export const AcuanNav = () => (
  <nav aria-label="Data acuan" className={css['navigasi']}>
    <ul>
      {daftar.map(([jenis, label]) => (
        <li key={jenis}>
          <NavLink to={kantor.dataAcuan(jenis)}>{label}</NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
