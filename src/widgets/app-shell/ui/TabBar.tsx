import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type * as Motion from '@/shared/lib/motion';
import { whenCalm } from '@/shared/lib/timing';
import css from './bottom-bar.module.css';

interface TabBarProps {
  places?: readonly (readonly [label: string, to: string, icon: LucideIcon, ...rest: readonly unknown[]])[];
  /** The address of the place that is open. */
  active?: string | undefined;
  /** What stands behind the places. */
  children?: ReactNode;
}

/** A bar of places, one of them marked; without any it keeps their room. */
export const TabBar = ({ places = [], active, children }: TabBarProps) => (
  <nav data-bilah className={css['bilah']} aria-label="Utama">
    {places.map(([label, to, Icon]) => (
      <Link key={to} to={to} className={css['butir']} aria-current={to === active ? 'page' : undefined}>
        <span className={css['ikon']}>
          {to === active && <TabMarker />}
          <Icon aria-hidden size={24} />
        </span>
        {label}
      </Link>
    ))}
    {children}
  </nav>
);

/** Comes when the first screen has settled; until then the marker is simply there. */
let motion: typeof Motion | undefined;
/** Where the last marker stood when it went, in pixels from the left. */
let stood: number | undefined;

/** Marks the active tab. It goes into the next one's place from where it stood in the last one's. */
function TabMarker() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      whenCalm(async () => {
        motion = await import('@/shared/lib/motion').catch(() => undefined);
      }),
    [],
  );
  useLayoutEffect(() => {
    const element = marker.current;
    const way = element && stood !== undefined ? stood - element.getBoundingClientRect().left : 0;
    if (element && way !== 0 && motion && !motion.isStill()) motion.slideFrom(element, way);
    return () => {
      stood = element?.getBoundingClientRect().left;
    };
  }, []);
  return <span ref={marker} className={css['penanda']} />;
}
