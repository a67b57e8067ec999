import css from './village-card.module.css';

export { VillageCard } from './VillageCard';
export { VillageHead } from './VillageHead';

/** The class of a list of such cards. */
export const villageList = css['daftar'];
