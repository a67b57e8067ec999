export { LAHAN_PETANI_LIST } from './api/lahan-petani-list';
export { OWN_LAHAN_DETAIL, OWN_LAHAN_LIST, type OwnLahan } from './api/own-lahan';
export { LahanPetaniCard } from './ui/LahanPetaniCard';
