export { AkunPage } from './ui/AkunPage';
export { ImporPetugasPage } from './ui/ImporPetugasPage';
export { SatuAkunPage } from './ui/SatuAkunPage';
export { UndangPage } from './ui/UndangPage';
