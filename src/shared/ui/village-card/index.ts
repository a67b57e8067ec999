export { VillageCard } from './VillageCard';
