import { Skeletons } from '@/shared/ui/Skeletons';
import css from './luas-tanam.module.css';

const FIELDS = 6;

/** In the shape of the form that follows. */
export const WaitingLuas = () => (
  <ul className={css['tunggu']}>
    <Skeletons count={FIELDS} className={css['bayangan']} />
  </ul>
);
