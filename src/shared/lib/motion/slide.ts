import { animate } from 'framer-motion/dom/mini';
import { isStill, springing, springs } from './springs';

/** Where something comes from that lies over a screen, and goes to. On a desk it comes up in the middle. */
export type Edge = 'bottom' | 'left' | 'middle';

/** How far something is on its way out: 0 where it stands open, 1 where it is out of sight. */
type Way = number;

const poses: Record<Edge, (way: Way) => { transform: string; opacity: number }> = {
  bottom: (way) => ({ transform: `translateY(${way * 100}%)`, opacity: 1 }),
  left: (way) => ({ transform: `translateX(${way * -100}%)`, opacity: 1 }),
  middle: (way) => ({ transform: `translateY(${way * 16}px)`, opacity: 1 - way }),
};

export interface SlideParts {
  /** What moves. */
  panel: HTMLElement;
  /** What lies between it and the screen, and fades with it. */
  backdrop: HTMLElement;
  /** What the panel stands in. */
  positioner: HTMLElement;
}

export type Slide = ReturnType<typeof slide>;

/** Moves something in and out, from wherever it is. */
export function slide({ panel, backdrop, positioner }: SlideParts, edge: Edge) {
  const { place, hold, springTo, isMoving } = springing({
    place: (way) => {
      const { transform, opacity } = poses[edge](way);
      // At rest nothing of it stays.
      panel.style.transform = way === 0 ? '' : transform;
      panel.style.opacity = opacity === 1 ? '' : String(opacity);
      backdrop.style.opacity = way === 0 ? '' : String(1 - way);
    },
    now: () => 1 - Number(getComputedStyle(backdrop).opacity),
    move: (from, to, speed) => {
      const options = to === 0 ? springs.come : springs.go;
      const [start, end] = [poses[edge](from), poses[edge](to)];
      // A spring counts strings from 0 to 100.
      const velocity = (100 * speed) / (to - from);
      return [
        animate(panel, { transform: [start.transform, end.transform] }, { ...options, velocity }),
        animate(backdrop, { opacity: [1 - from, 1 - to] }, { ...options, velocity: -speed }),
        ...(edge === 'middle' ? [animate(panel, { opacity: [start.opacity, end.opacity] }, options)] : []),
      ];
    },
  });

  return {
    edge,
    size: () => (edge === 'left' ? panel.offsetWidth : panel.offsetHeight),
    isMoving,
    place,
    hold,
    springTo,
    enter: () => {
      if (isStill()) return;
      place(1);
      void springTo(0);
    },
    /** Animates it out after React has removed it: its elements are put back into the page for that long. */
    leave: () => {
      const way = hold();
      const { scrollTop } = panel;
      if (way === 1 || isStill()) return;
      queueMicrotask(() => {
        if (positioner.isConnected) return;
        for (const part of positioner.querySelectorAll('[id]')) part.removeAttribute('id');
        panel.inert = true;
        // The second tap of an impatient thumb lands here, not on the screen below.
        positioner.style.pointerEvents = 'auto';
        positioner.ariaHidden = 'true';
        document.body.append(backdrop, positioner);
        panel.scrollTop = scrollTop;
        void springTo(1).then(() => {
          backdrop.remove();
          positioner.remove();
        });
      });
    },
  };
}
