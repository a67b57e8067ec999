import { directoryNeeds } from '@/widgets/kecamatan-directory';
import { stokNeeds } from './model/needs';
import { KetersediaanPanganPage } from './ui/KetersediaanPanganPage';
import { StokPage } from './ui/StokPage';

export const ketersediaanPangan = { Page: KetersediaanPanganPage, needs: directoryNeeds('ketersediaan-pangan') };
export const stok = { Page: StokPage, needs: stokNeeds };
