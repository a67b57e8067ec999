export { type HargaAsked, hargaOf, readHarga, type Story, useHarga } from './model/story';
export { HargaKomoditi } from './ui/HargaKomoditi';
export { HargaMore } from './ui/HargaMore';
export { PriceTable } from './ui/PriceTable';
