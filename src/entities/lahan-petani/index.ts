export { LAHAN_PETANI_LIST } from './api/lahan-petani-list';
export { LahanPetaniCard } from './ui/LahanPetaniCard';
