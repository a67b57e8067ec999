import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kantor } from '#contract/kantor-routes.ts';
import { daftar } from '../config/daftar';
import css from './acuan.module.css';

/** The way from one list to another: on a phone a strip, in which the open one is in sight. */
export function AcuanNav() {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={strip} aria-label="Data acuan" className={css['navigasi']}>
      <ul>
        {daftar.map(([jenis, label]) => (
          <li key={jenis}>
            <NavLink to={kantor.dataAcuan(jenis)}>{regional(label)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
