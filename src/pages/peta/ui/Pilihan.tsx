import { Link, useNavigate } from 'react-router-dom';
import { ukuranPeta } from '#contract/formulas/peta.ts';
import { routes, slugKecamatan } from '#contract/routes.ts';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { ukuranOf } from '../config/ukuran';
import { addressOf, type Choice } from '../model/choice';
import css from './peta.module.css';

interface PilihanProps {
  choice: Choice;
  from: 'komoditi' | 'pangan' | null;
  names: readonly string[];
}

/** What the map shows: links for the measure, a form for the commodity or food, so that both work before any script. */
export function Pilihan({ choice, from, names }: PilihanProps) {
  const navigate = useNavigate();
  const change = (slug: string) =>
    navigate(addressOf({ ...choice, ...(from && { [from]: slug }) }), { replace: true, preventScrollReset: true });
  return (
    <>
      <nav aria-label="Ukuran">
        <ul className={css['ukuran']}>
          {ukuranPeta.map((ukuran) => (
            <li key={ukuran}>
              <Link
                to={addressOf({ ...choice, ukuran })}
                replace
                preventScrollReset
                className={css['butir']}
                aria-current={ukuran === choice.ukuran ? 'true' : undefined}
              >
                {ukuranOf[ukuran].label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {from && names.length > 0 && (
        <form
          action={routes.peta}
          method="get"
          className={css['formulir']}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="ukuran" value={choice.ukuran} />
          {choice.tempat && <input type="hidden" name="tempat" value={choice.tempat} />}
          <NativeSelect
            aria-label={from === 'komoditi' ? 'Komoditi' : 'Pangan'}
            name={from}
            value={choice[from]}
            onChange={({ target }) => change(target.value)}
          >
            {names.map((nama) => (
              <option key={nama} value={slugKecamatan(nama)}>
                {nama}
              </option>
            ))}
          </NativeSelect>
          <noscript>
            <button type="submit" className={css['tampilkan']}>
              Tampilkan
            </button>
          </noscript>
        </form>
      )}
    </>
  );
}
