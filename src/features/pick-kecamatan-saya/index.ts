export { usePlaceHere } from './model/use-place-here';
export { KecamatanSaya } from './ui/KecamatanSaya';
