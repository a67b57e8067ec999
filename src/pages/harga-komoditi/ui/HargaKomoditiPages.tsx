import { useParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, slugKecamatan } from '#contract/routes.ts';
import { useKecamatan } from '@/entities/wilayah';
import { useSite } from '@/shared/config';
import { chosenKecamatan, useKomoditi } from '../model/needs';
import { HargaKomoditiPage } from './HargaKomoditiPage';

/** What a commodity costs in one sub-district. */
export function KomoditiKecamatanPage() {
  const params = useParams();
  const kecamatan = useKecamatan(params['kecamatan'] ?? '', chosenKecamatan);
  const komoditi = useKomoditi(params['komoditi'] ?? '');
  const { judul, place } = kecamatan;
  return (
    <HargaKomoditiPage
      komoditi={komoditi}
      tempat={place && { id: place.id, nama: judul, gambar: slugKecamatan(judul) }}
      finding={kecamatan}
      daftar={
        kecamatan.isUnknown
          ? [regional('Lihat semua kecamatan'), routes.hargaPangan]
          : [`Lihat harga di ${judul}`, routes.hargaPanganDi(judul)]
      }
      to={(nama) => routes.hargaKomoditi(judul, nama)}
    />
  );
}

/** The same of the whole regency: what was entered for it, beside the mean of the sub-districts. */
export function KomoditiKabupatenPage() {
  const { wilayah } = useSite();
  const komoditi = useKomoditi(useParams()['komoditi'] ?? '');
  const nama = regional`Kabupaten ${wilayah}`;
  return (
    <HargaKomoditiPage
      komoditi={komoditi}
      tempat={{ id: 'kabupaten', nama, gambar: 'kabupaten' }}
      daftar={[`Lihat harga ${nama}`, routes.hargaPanganKutaiBarat]}
      to={routes.hargaKomoditiKutaiBarat}
    />
  );
}
