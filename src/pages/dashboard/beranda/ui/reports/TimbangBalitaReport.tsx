import { Baby } from 'lucide-react';
import { allTimbang } from '@/entities/timbang-balita';
import { useDesaKelurahan } from '@/entities/wilayah';
import { pendingTimbang } from '@/features/manage-timbang-balita';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { routes } from '@/shared/routes';
import { withPending } from '@/shared/write';
import { entryAddress } from '../../model/entry-address';
import { progressOf } from '../../model/progress';
import type { LineProps, ReportProps } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Villages that were weighed in the newest period, sub-district by sub-district. */
export function TimbangBalitaReport({ tugas, items }: ReportProps) {
  const newest = useNewestPeriode('timbang-balita');
  return (
    <ReportCard
      Icon={Baby}
      title="Timbang Balita"
      to={routes.dashboardTimbangBalita}
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
  const timbang = useWholeList(allTimbang(periodeId, kecamatan.id));
  const here = pendingTimbang({ periodeId, kecamatan });
  const rows = withPending(timbang.rows, items, { ...here, readAt: timbang.readAt });
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardTimbangBalitaEdit, periodeId, kecamatan.id)}
      progress={progressOf(desa, timbang, rows, ({ kelurahan_id }) => kelurahan_id)}
      what="desa"
      none="Belum ada desa"
    />
  );
}
