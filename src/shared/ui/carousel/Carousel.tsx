import { Children, type ReactNode, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useIdle } from '../../lib/timing';
import css from './carousel.module.css';

const CarouselControls = lazyPart(async () => (await import('./CarouselControls')).CarouselControls);

interface CarouselProps {
  /** One slide each. */
  children: ReactNode;
  /** What a slide is called: 'Ke foto 2'. */
  noun: string;
  /** Turns by itself after so long; without it only by hand. */
  autoplayMs?: number;
  hasArrows?: boolean;
}

/** The first slide at once, and the same one from then on; the others and the turning come when the phone is idle. */
export function Carousel({ children, ...controls }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const isIdle = useIdle();
  const slides = Children.toArray(children);
  const count = slides.length;
  return (
    <div className={css['korsel']}>
      <div ref={viewport} className={css['jendela']}>
        <div className={css['jalur']}>
          {(isIdle ? slides : slides.slice(0, 1)).map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first slide must stay itself when the others join it
            <div key={index} className={css['lembar']} {...(count > 1 && asGroup(index, count))}>
              {slide}
            </div>
          ))}
        </div>
      </div>
      {isIdle && count > 1 && <CarouselControls viewport={viewport} count={count} {...controls} />}
    </div>
  );
}

const asGroup = (index: number, count: number) => ({ role: 'group', 'aria-label': `${index + 1} dari ${count}` });
