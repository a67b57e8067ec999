export { AkunPage } from './ui/AkunPage';
export { ImporPetugasPage } from './ui/ImporPetugasPage';
export { JejakPage } from './ui/JejakPage';
export { SatuAkunPage } from './ui/SatuAkunPage';
export { UndangPage } from './ui/UndangPage';
