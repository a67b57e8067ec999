import css from './card.module.css';

export { VillageCard, VillageHead } from './VillageCard';

/** The class of what a list of things to open is made of; each kind of card adds its own. */
export const card = css['kartu'];

export const villageList = css['daftar'];

/** The class of a grid of cards, two beside each other on a phone; `--lebar-kartu-meja` says how wide one is on a desk. */
export const cardGrid = css['kisi'];
