import { directoryNeeds } from '@/widgets/kecamatan-directory';
import { needsOfKabupaten, needsOfKecamatan } from '@/widgets/place-feed';
import { hargaDi, hargaSeKabupaten } from './model/needs';
import { HargaKecamatanPage } from './ui/HargaKecamatanPage';
import { HargaKutaiBaratPage } from './ui/HargaKutaiBaratPage';
import { HargaPanganPage } from './ui/HargaPanganPage';

export const hargaPangan = { Page: HargaPanganPage, needs: directoryNeeds('harga-pangan') };
export const hargaKecamatan = { Page: HargaKecamatanPage, needs: needsOfKecamatan(hargaDi) };
export const hargaKutaiBarat = { Page: HargaKutaiBaratPage, needs: needsOfKabupaten(hargaSeKabupaten) };
