import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { byKind, judulJenis, type Option } from '../model/options';
import css from './hasil-groups.module.css';
import { OptionFace } from './OptionFace';

interface HasilGroupsProps {
  options: readonly Option[];
  words: readonly string[];
  /** Whose prices these are: 'di Melak'. */
  tempat: string;
}

/** What was found, kind by kind, as lists of links. */
export function HasilGroups({ options, words, tempat }: HasilGroupsProps) {
  return byKind(options).map(
    ([jenis, group]) =>
      jenis !== 'lain' && (
        <section key={jenis} className={css['bagian']} aria-labelledby={`hasil-${jenis}`}>
          <h2 id={`hasil-${jenis}`} className={css['judul']}>
            {regional(judulJenis[jenis])}
            {jenis === 'komoditi' && <span className={css['tempat']}> {tempat}</span>}
          </h2>
          <ul className={css['daftar']}>
            {group.map((option) => (
              <li key={option.key}>
                <Link to={option.to} className={css['baris']} onClick={option.onOpen}>
                  <OptionFace option={option} words={words} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}
