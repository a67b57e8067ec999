import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import type { useArrangement } from '../model/arrangement';
import css from './arrange-harga.module.css';

const orders = [
  ['', 'Urut nama'],
  ['termurah', 'Termurah'],
  ['termahal', 'Termahal'],
  ['naik', 'Paling naik'],
  ['turun', 'Paling turun'],
] as const;

/** The order of a list of prices, and whether only changes are shown; a form where JavaScript is not there (yet). */
export function ArrangeHarga({ arrangement, change }: ReturnType<typeof useArrangement>) {
  const [query] = useSearchParams();
  const periode = query.get('periode');
  const box = useRef<HTMLInputElement>(null);
  // What somebody has ticked before the page was alive, nobody has heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the page comes to life
  useEffect(() => {
    const isTicked = box.current?.checked;
    if (isTicked !== undefined && isTicked !== arrangement.isOnlyBerubah) change('berubah', isTicked ? '1' : '');
  }, []);
  return (
    <form method="get" className={css['susun']}>
      {periode && <input type="hidden" name="periode" value={periode} />}
      <NativeSelect
        name="urut"
        aria-label="Urutan"
        value={arrangement.urut ?? ''}
        onChange={(event) => change('urut', event.target.value)}
      >
        {orders.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <label className={css['berubah']}>
        <input
          ref={box}
          type="checkbox"
          name="berubah"
          value="1"
          checked={arrangement.isOnlyBerubah}
          onChange={(event) => change('berubah', event.target.checked ? '1' : '')}
        />
        Hanya yang berubah
      </label>
      <noscript>
        <button type="submit">Tampilkan</button>
      </noscript>
    </form>
  );
}
