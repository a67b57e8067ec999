import { animate } from 'framer-motion/dom/mini';
import { takeOrigin } from '../browser';
import { isStill, springs } from './springs';

const MARK = 'data-tumbuh';

/**
 * Lets the marked parts of a panel come from where they were tapped: pictures of them, above everything, which end where
 * the parts themselves stand once the panel is there. @returns how to end it at once
 *
 * @param panel standing where it will come to rest
 */
export function grow(panel: Element, above: Element): () => void {
  const tapped = takeOrigin();
  if (!tapped || isStill()) return () => {};
  const growing = [...panel.querySelectorAll<HTMLElement>(`[${MARK}]`)].flatMap((part) => {
    const from = tapped.querySelector<HTMLElement>(`[${MARK}="${part.getAttribute(MARK)}"]`);
    return from ? [come(from, part, above)] : [];
  });
  return () => {
    for (const end of growing) end();
  };
}

function come(from: HTMLElement, part: HTMLElement, above: Element): () => void {
  const [start, end] = [from.getBoundingClientRect(), part.getBoundingClientRect()];
  const picture = from.cloneNode(true) as HTMLElement;
  picture.ariaHidden = 'true';
  Object.assign(picture.style, {
    position: 'fixed',
    left: 0,
    top: 0,
    margin: 0,
    width: `${start.width}px`,
    height: `${start.height}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  above.append(picture);
  part.style.opacity = '0';
  const at = ({ left, top, height }: DOMRect) => `translate(${left}px, ${top}px) scale(${height / start.height})`;
  const move = animate(picture, { transform: [at(start), at(end)] }, springs.come);
  const arrive = () => {
    move.stop();
    picture.remove();
    part.style.opacity = '';
  };
  void move.finished.then(arrive);
  return arrive;
}
