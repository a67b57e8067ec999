import { animate } from 'framer-motion/dom/mini';
import { springs } from './springs';

/** Springs sideways into its place. @param way how far from it something stood, in pixels */
export const slideFrom = (element: HTMLElement, way: number): void =>
  void animate(element, { transform: [`translateX(${way}px)`, 'translateX(0px)'] }, springs.come);
