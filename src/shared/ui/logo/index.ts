export { Logo } from './Logo';
export { LUMBUNG } from './shape';
