import type { JenisPeriode } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { kecamatanDibuka } from '@/entities/wilayah';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import { KecamatanDirectory } from '@/widgets/kecamatan-directory';

interface LaporanDirectoryProps {
  judul: string;
  jenis: JenisPeriode;
  /** The address of a sub-district's report. */
  to: (kecamatan: string) => string;
}

/** The sub-districts of a report. */
function LaporanDirectory({ judul, jenis, to }: LaporanDirectoryProps) {
  const { wilayah } = useSite();
  return (
    <Screen title={judul} description={`${judul} di setiap kecamatan Kabupaten ${wilayah}.`}>
      <KecamatanDirectory jenis={jenis} satuan="desa" to={to} memory={kecamatanDibuka.laporan} />
    </Screen>
  );
}

export const TimbangBalitaDirectory = () => (
  <LaporanDirectory judul="Timbang Balita" jenis="timbang-balita" to={routes.timbangBalitaDi} />
);

export const LuasTanamDirectory = () => (
  <LaporanDirectory judul="Luas Tanam" jenis="luas-tanam" to={routes.luasTanamDi} />
);
