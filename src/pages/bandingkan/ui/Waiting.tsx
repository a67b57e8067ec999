import css from './bandingkan.module.css';

/** Stands where the curves come, as high as they are. */
export const Waiting = () => <div role="status" aria-label="Memuat" className={css['menunggu']} />;
