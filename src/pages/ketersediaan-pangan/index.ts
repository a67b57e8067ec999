import { directoryNeeds } from '@/widgets/kecamatan-directory';
import { KetersediaanPanganPage } from './ui/KetersediaanPanganPage';

export const ketersediaanPangan = { Page: KetersediaanPanganPage, needs: directoryNeeds('ketersediaan-pangan') };
