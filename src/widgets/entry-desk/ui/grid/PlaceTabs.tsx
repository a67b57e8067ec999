import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { LaporanShape } from '@/entities/laporan';
import { lazyPart } from '@/shared/lib/lazy-part';
import css from './isi.module.css';
import type { TabListProps } from './later/TabList';
import { useTypable } from './typable';

const TabList = lazyPart(async () => (await import('./later/TabList')).TabList<LaporanShape>);

interface PlaceTabsProps<Shape extends LaporanShape> extends Omit<TabListProps<Shape>, 'ids'> {
  children: ReactNode;
}

/** The officer's places as tabs. The grid below does not wait for them. */
export function PlaceTabs<Shape extends LaporanShape>({ children, ...props }: PlaceTabsProps<Shape>) {
  const id = useId();
  const ids = { trigger: (value: string) => `${id}-${value}`, content: () => `${id}-lembar` };
  const list = { ...props, ids } as unknown as TabListProps<LaporanShape>;
  const names = <TabNames {...list} />;
  const place = useRef<HTMLDivElement>(null);
  const isTypable = useTypable();
  const [isWhole, setWhole] = useState(TabList.isHere);
  useEffect(() => {
    let isShown = true;
    // What comes while somebody stands in it does not take it away.
    const settle = () => isShown && !place.current?.contains(document.activeElement) && setWhole(true);
    if (isTypable) TabList.bring().then(settle, () => undefined);
    return () => {
      isShown = false;
    };
  }, [isTypable]);
  return (
    <div className={css['tempat']}>
      <div ref={place}>{isWhole ? <TabList {...list} fallback={names} /> : names}</div>
      <div
        role="tabpanel"
        id={ids.content()}
        aria-labelledby={ids.trigger(String(props.chosen.id))}
        tabIndex={-1}
        className={css['lembarTempat']}
      >
        {children}
      </div>
    </div>
  );
}

/** As the tabs look, until their code is here. */
const TabNames = ({ places, chosen, onChoose, ids }: TabListProps<LaporanShape>) => (
  <div role="tablist" aria-label={regional('Kecamatan')} className={css['daftarTab']}>
    {places.map(({ id, nama_kecamatan }) => (
      <button
        key={id}
        type="button"
        role="tab"
        id={ids.trigger(String(id))}
        aria-selected={id === chosen.id}
        aria-controls={id === chosen.id ? ids.content() : undefined}
        className={css['tab']}
        onClick={() => onChoose(id)}
      >
        {nama_kecamatan}
      </button>
    ))}
  </div>
);
