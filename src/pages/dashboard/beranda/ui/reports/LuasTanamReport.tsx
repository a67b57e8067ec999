import { Sprout } from 'lucide-react';
import { allTanam } from '@/entities/luas-tanam';
import { useDesaKelurahan } from '@/entities/wilayah';
import { pendingLuas } from '@/features/manage-luas-tanam';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { routes } from '@/shared/routes';
import { withPending } from '@/shared/write';
import { entryAddress } from '../../model/entry-address';
import { progressOf } from '../../model/progress';
import type { LineProps, ReportProps } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Villages with a planting report of any crop in the newest period, sub-district by sub-district. */
export function LuasTanamReport({ tugas, items }: ReportProps) {
  const newest = useNewestPeriode('luas-tanam');
  return (
    <ReportCard
      Icon={Sprout}
      title="Luas Tanam"
      to={routes.dashboardLuasLahan}
      newest={newest}
      tempat={tugas.map(({ nama_kecamatan }) => nama_kecamatan)}
    >
      {({ id }) =>
        tugas.map((kecamatan) => <Line key={kecamatan.id} periodeId={id} kecamatan={kecamatan} items={items} />)
      }
    </ReportCard>
  );
}

function Line({ periodeId, kecamatan, items }: LineProps) {
  const desa = useDesaKelurahan(kecamatan.id);
  const tanam = useWholeList(allTanam(periodeId, kecamatan.id));
  const here = pendingLuas({ periodeId, kecamatan: [kecamatan] });
  const rows = withPending(tanam.rows, items, { ...here, readAt: tanam.readAt });
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardLuasLahan, periodeId)}
      progress={progressOf(desa, tanam, rows, ({ kelurahan_id }) => kelurahan_id)}
      what="desa"
      none="Belum ada desa"
    />
  );
}
