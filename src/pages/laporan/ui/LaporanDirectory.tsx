import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { kecamatanDibuka } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import { KecamatanDirectory } from '@/widgets/kecamatan-directory';
import { kabupatenOf } from '../api/kabupaten';
import { sebulan } from '../model/sebulan';
import css from './laporan.module.css';

interface LaporanDirectoryProps {
  judul: string;
  jenis: 'timbang-balita' | 'luas-tanam';
  /** What the map calls it. */
  ukuran: 'nd' | 'tanam';
  /** The address of a sub-district's report. */
  to: (kecamatan: string) => string;
}

/** The sub-districts of a report. */
function LaporanDirectory({ judul, jenis, ukuran, to }: LaporanDirectoryProps) {
  const { wilayah } = useSite();
  return (
    <Screen title={judul} description={regional`${judul} di setiap kecamatan Kabupaten ${wilayah}.`}>
      <Sebulan ukuran={ukuran} />
      <KecamatanDirectory jenis={jenis} satuan={regional('desa')} to={to} memory={kecamatanDibuka.laporan} />
    </Screen>
  );
}

/** The newest month of the whole regency, and where it lies: nothing where it is not known. */
function Sebulan({ ukuran }: Pick<LaporanDirectoryProps, 'ukuran'>) {
  const { data, isLoading } = useNeed(kabupatenOf(ukuran));
  const { wilayah } = useSite();
  const said = data?.peta && sebulan(ukuran, data.peta);
  // Its room stands there before its words come, so that the list does not jump.
  if (!said) return isLoading ? <p className={css['sebulan']} /> : null;
  return (
    <p className={css['sebulan']}>
      <span>
        Seluruh {regional`Kabupaten ${wilayah}`}, {said}
      </span>
      <Link to={`${routes.peta}?ukuran=${ukuran}`}>Lihat di peta</Link>
    </p>
  );
}

export const TimbangBalitaDirectory = () => (
  <LaporanDirectory judul="Timbang Balita" jenis="timbang-balita" ukuran="nd" to={routes.timbangBalitaDi} />
);

export const LuasTanamDirectory = () => (
  <LaporanDirectory judul="Luas Tanam" jenis="luas-tanam" ukuran="tanam" to={routes.luasTanamDi} />
);
