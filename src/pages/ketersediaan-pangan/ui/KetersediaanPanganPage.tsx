import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { kecamatanDibuka } from '@/entities/wilayah';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import { KecamatanDirectory } from '@/widgets/kecamatan-directory';

export function KetersediaanPanganPage() {
  const { wilayah } = useSite();
  return (
    <Screen
      title="Ketersediaan Pangan"
      description={regional`Kebutuhan, ketersediaan, dan neraca pangan di setiap kecamatan Kabupaten ${wilayah}.`}
    >
      <KecamatanDirectory
        jenis="ketersediaan-pangan"
        satuan="pangan"
        pinned={{
          label: regional`Kabupaten ${wilayah}`,
          to: routes.ketersediaanPanganDi(regional`Kabupaten ${wilayah}`),
        }}
        to={routes.ketersediaanPanganDi}
        memory={kecamatanDibuka.ketersediaanPangan}
      />
    </Screen>
  );
}
