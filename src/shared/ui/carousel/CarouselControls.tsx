import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { wantsCalm } from '../../lib/wants-calm';
import css from './carousel.module.css';
import { useSwiper } from './use-swiper';
import { useTurning } from './use-turning';

interface CarouselControlsProps {
  frame: RefObject<HTMLElement | null>;
  count: number;
  noun: string;
  autoplayMs?: number | undefined;
  hasArrows?: boolean | undefined;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Dots, arrows and the finger; after the last slide comes the first. A touch only interrupts the turning by itself, the
 * pause button ends it.
 */
export function CarouselControls({ frame, count, noun, autoplayMs, hasArrows = false }: CarouselControlsProps) {
  const [isCalm] = useState(wantsCalm);
  const [isPaused, setPaused] = useState(false);
  const { swiper, current } = useSwiper(frame, count, isCalm);
  const turnsItself = autoplayMs !== undefined && !isCalm;
  useTurning(swiper, current, turnsItself && !isPaused ? autoplayMs : undefined);

  const neighbour = (step: number) => (current + step + count) % count;
  const [before, after] = [neighbour(-1), neighbour(1)];
  useEffect(() => {
    const slides = swiper?.slides ?? [];
    // A slide outside of the frame counts as far away: its picture would only be asked for once it has turned up.
    for (const image of [before, after].flatMap((index) => [...(slides[index]?.querySelectorAll('img') ?? [])])) {
      image.loading = 'eager';
    }
  }, [swiper, before, after]);

  const dots = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [strip, dot] = [dots.current, dots.current?.children[current]];
    if (!strip || !(dot instanceof HTMLElement)) return;
    // More dots than fit: the current one stands in the middle, and the screen itself does not move.
    strip.scrollTo({ left: dot.offsetLeft - (strip.clientWidth - dot.offsetWidth) / 2 });
  }, [current]);

  const turnByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const index = neighbour(step);
    swiper?.slideTo(index);
    event.currentTarget.parentElement?.querySelectorAll('button')[index]?.focus();
  };

  const arrows = [
    { to: before, word: 'sebelumnya', place: css['mundur'], Icon: ChevronLeft },
    { to: after, word: 'berikutnya', place: css['maju'], Icon: ChevronRight },
  ];
  const PauseIcon = isPaused ? Play : Pause;
  return (
    <>
      {hasArrows &&
        arrows.map(({ to, word, place, Icon }) => (
          <button
            key={word}
            type="button"
            className={`${css['tombol']} ${place}`}
            aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${word}`}
            onClick={(event) => !endsSwipe(event) && swiper?.slideTo(to)}
          >
            <Icon aria-hidden />
          </button>
        ))}
      <div ref={dots} className={css['titik']}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={index}
            type="button"
            aria-label={`Ke ${noun} ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={(event) => !endsSwipe(event) && swiper?.slideTo(index)}
            onKeyDown={turnByKey}
          />
        ))}
      </div>
      {turnsItself && (
        <button
          type="button"
          className={`${css['tombol']} ${css['jeda']}`}
          aria-label={`${isPaused ? 'Lanjutkan' : 'Jeda'} ${noun}`}
          onClick={(event) => !endsSwipe(event) && setPaused(!isPaused)}
        >
          <PauseIcon aria-hidden />
        </button>
      )}
    </>
  );
}

/** A mouse that has drawn the slides and is let go over the button where it began: Swiper says that this was no click. */
const endsSwipe = (event: MouseEvent): boolean => event.defaultPrevented;
