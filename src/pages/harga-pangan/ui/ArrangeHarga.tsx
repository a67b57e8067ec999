import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
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
  // A tick shows at once; the list follows with the address.
  const { isOnlyBerubah } = arrangement;
  const [isTicked, setTicked] = useState(isOnlyBerubah);
  const [seen, setSeen] = useState(isOnlyBerubah);
  if (isOnlyBerubah !== seen) {
    setSeen(isOnlyBerubah);
    setTicked(isOnlyBerubah);
  }
  const tick = (isWanted: boolean) => {
    setTicked(isWanted);
    change('berubah', isWanted ? '1' : '');
  };
  // What somebody has ticked before the page was alive, nobody has heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as the page comes to life
  useEffect(() => {
    const isWanted = box.current?.checked;
    if (isWanted !== undefined && isWanted !== isOnlyBerubah) tick(isWanted);
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
          checked={isTicked}
          onChange={(event) => tick(event.target.checked)}
        />
        Hanya yang berubah
      </label>
      <noscript>
        <Button type="submit" look="tenang">
          Urutkan
        </Button>
      </noscript>
    </form>
  );
}
