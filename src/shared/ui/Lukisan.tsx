import { LUMBUNG } from './Logo';
import css from './lukisan.module.css';

/** Stems that bow, and the grains at their upper ends: dots of a dashed line. */
const STEMS = 'M32 84c-1-18-5-30-15-36M40 84c0-14 2-24 9-31M128 84c1-18 5-30 15-36M120 84c0-14-2-24-9-31';
const GRAINS = 'M28 64c-2-7-6-12-11-16M41 68c2-6 4-11 8-15M132 64c2-7 6-12 11-16M119 68c-2-6-4-11-8-15';

const scenes = {
  /** A barn in the field, and nothing in it. */
  kosong: (
    <>
      <path className={css['batang']} d={STEMS} />
      <path className={css['bulir']} d={GRAINS} />
    </>
  ),
  /** A signal that does not arrive. */
  putus: (
    <>
      <path className={css['batang']} d="M112 28a12 12 0 0 1 12 12M112 17a23 23 0 0 1 23 23M112 6a34 34 0 0 1 34 34" />
      <path className={css['coret']} d="M114 40 142 10" />
    </>
  ),
  /** The way to the barn is barred: whoever was asked has answered, but not with what was asked for. */
  macet: (
    <>
      <path className={css['batang']} d="M119 84V56M145 84V56" />
      <path className={css['palang']} d="M115 58h34M115 70h34" />
    </>
  ),
  /** A signpost to somewhere else. */
  tersesat: (
    <>
      <path className={css['batang']} d="M28 84V44M28 48H10l-5 5 5 5h18M28 62h16l5 5-5 5H28" />
      <path className={css['jalan']} d="M114 79h36" />
    </>
  ),
};

/** A small drawing in the place of what is not there. */
export function Lukisan({ scene }: { scene: keyof typeof scenes }) {
  return (
    <svg viewBox="0 0 160 96" className={css['lukisan']} fill="none" aria-hidden focusable="false" data-lukisan={scene}>
      <path className={css['tanah']} d="M6 85h148" />
      <path className={css['lumbung']} transform="translate(50 30) scale(1.25)" d={LUMBUNG} />
      {scenes[scene]}
    </svg>
  );
}
