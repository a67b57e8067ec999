import { needsDiKecamatan, needsSeKabupaten } from './model/needs';
import { KomoditiKabupatenPage, KomoditiKecamatanPage } from './ui/HargaKomoditiPages';

export const komoditiDiKecamatan = { Page: KomoditiKecamatanPage, needs: needsDiKecamatan };
export const komoditiSeKabupaten = { Page: KomoditiKabupatenPage, needs: needsSeKabupaten };
