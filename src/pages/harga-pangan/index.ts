import { directoryNeeds } from '@/widgets/kecamatan-directory';
import { needsOfKabupaten, needsOfKecamatan } from '@/widgets/place-feed';
import { hargaDi, hargaSeKabupaten } from './model/needs';
import { HargaPanganPage } from './ui/HargaPanganPage';
import { HargaKecamatanPage, HargaKutaiBaratPage } from './ui/HargaTempatPages';

export const hargaPangan = { Page: HargaPanganPage, needs: directoryNeeds('harga-pangan') };
export const hargaKecamatan = { Page: HargaKecamatanPage, needs: needsOfKecamatan(hargaDi) };
export const hargaKutaiBarat = { Page: HargaKutaiBaratPage, needs: needsOfKabupaten(hargaSeKabupaten) };
