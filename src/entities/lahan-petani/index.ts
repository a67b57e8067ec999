export { LAHAN_PETANI_LIST } from './api/lahan-petani-list';
export { OWN_LAHAN_DETAIL, OWN_LAHAN_LIST } from './api/own-lahan';
export type { OwnLahan } from './model/lahan-petani';
export { LahanPetaniCard } from './ui/LahanPetaniCard';
