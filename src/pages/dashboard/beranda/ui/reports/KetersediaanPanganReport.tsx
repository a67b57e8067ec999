import { Wheat } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { KETERSEDIAAN_PANGAN_LIST } from '@/entities/ketersediaan-pangan';
import { PANGAN_LIST } from '@/entities/pangan';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList, WHOLE } from '@/shared/api';
import { routes } from '@/shared/routes';
import { entryAddress } from '../../model/entry-address';
import type { Tugas } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Balances of the newest period, sub-district by sub-district. */
export function KetersediaanPanganReport({ tugas }: { tugas: readonly Tugas[] }) {
  const periode = useNewestPeriode('ketersediaan-pangan');
  return (
    <ReportCard Icon={Wheat} title="Ketersediaan Pangan" to={routes.dashboardKetersediaanPangan} periode={periode}>
      {({ id }) => tugas.map((kecamatan) => <Line key={kecamatan.id} periodeId={id} kecamatan={kecamatan} />)}
    </ReportCard>
  );
}

function Line({ periodeId, kecamatan }: { periodeId: number; kecamatan: Tugas }) {
  const pangan = useWholeList(PANGAN_LIST, { limit: WHOLE });
  const filter = { kecamatan_id: kecamatan.id, periode_ketersediaan_pangan_id: periodeId, limit: limits.page.max };
  const stok = useWholeList(KETERSEDIAAN_PANGAN_LIST, filter);
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardKetersediaanPanganEdit, periodeId, kecamatan.id)}
      filled={stok.isLoading ? undefined : stok.rows.length}
      expected={pangan.isLoading ? undefined : pangan.rows.length}
      what="pangan"
    />
  );
}
