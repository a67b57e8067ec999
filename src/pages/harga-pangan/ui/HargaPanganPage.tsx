import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import { KecamatanDirectory } from '@/widgets/kecamatan-directory';
import { chosenKecamatan } from '../model/needs';

export function HargaPanganPage() {
  const { wilayah } = useSite();
  return (
    <Screen
      title="Harga Pangan"
      description={regional`Harga pangan terbaru di setiap kecamatan Kabupaten ${wilayah}: eceran dan grosir, minggu demi minggu.`}
    >
      <KecamatanDirectory
        jenis="harga-pangan"
        satuan="komoditi"
        pinned={{ label: regional`Harga Kabupaten ${wilayah}`, to: routes.hargaPanganKutaiBarat }}
        to={routes.hargaPanganDi}
        memory={chosenKecamatan}
      />
    </Screen>
  );
}
