import { Wheat } from 'lucide-react';
import { allKetersediaan } from '@/entities/ketersediaan-pangan';
import { allPangan } from '@/entities/pangan';
import { pendingStok } from '@/features/manage-ketersediaan-pangan';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { routes } from '@/shared/routes';
import { withPending } from '@/shared/write';
import { entryAddress } from '../../model/entry-address';
import { progressOf } from '../../model/progress';
import type { LineProps, ReportProps } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Balances of the newest period, sub-district by sub-district. */
export function KetersediaanPanganReport({ tugas, items }: ReportProps) {
  const newest = useNewestPeriode('ketersediaan-pangan');
  return (
    <ReportCard
      Icon={Wheat}
      title="Ketersediaan Pangan"
      to={routes.dashboardKetersediaanPangan}
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
  const pangan = useWholeList(allPangan);
  const stok = useWholeList(allKetersediaan(periodeId, kecamatan.id));
  const here = pendingStok({ periodeId, kecamatan: [kecamatan] });
  const rows = withPending(stok.rows, items, { ...here, readAt: stok.readAt });
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardKetersediaanPanganEdit, periodeId, kecamatan.id)}
      progress={progressOf(pangan, stok, rows, ({ pangan_id }) => pangan_id)}
      what="pangan"
      none="Belum ada pangan"
    />
  );
}
