import { useParams } from 'react-router-dom';
import { useSite } from '@/shared/config';
import { isKabupaten } from '../model/needs';
import { StokKabupaten } from './StokKabupaten';
import { StokKecamatan } from './StokKecamatan';

/** One address, two tables: the regency's sums, or what a sub-district reported. */
export function StokPage() {
  const slug = useParams()['kecamatan'] ?? '';
  const { wilayah } = useSite();
  return isKabupaten(slug, wilayah) ? <StokKabupaten /> : <StokKecamatan slug={slug} />;
}
