import { Tags } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { KOMODITI_LIST } from '@/entities/komoditi';
import { useNewestPeriode } from '@/features/pick-periode';
import { useWholeList, WHOLE } from '@/shared/api';
import { routes } from '@/shared/routes';
import { entryAddress } from '../../model/entry-address';
import type { Tugas } from '../../model/tugas';
import { Completeness } from '../Completeness';
import { ReportCard } from '../ReportCard';

/** Prices of the newest period, sub-district by sub-district. */
export function HargaPanganReport({ tugas }: { tugas: readonly Tugas[] }) {
  const periode = useNewestPeriode('harga-pangan');
  return (
    <ReportCard Icon={Tags} title="Harga Pangan" to={routes.dashboardHargaPangan} periode={periode}>
      {({ id }) => tugas.map((kecamatan) => <Line key={kecamatan.id} periodeId={id} kecamatan={kecamatan} />)}
    </ReportCard>
  );
}

function Line({ periodeId, kecamatan }: { periodeId: number; kecamatan: Tugas }) {
  const komoditi = useWholeList(KOMODITI_LIST, { limit: WHOLE });
  const filter = { kecamatan_id: kecamatan.id, periode_harga_pangan_id: periodeId, limit: limits.page.max };
  const harga = useWholeList(HARGA_PANGAN_LIST, filter);
  return (
    <Completeness
      tempat={kecamatan.nama_kecamatan}
      to={entryAddress(routes.dashboardHargaPanganEdit, periodeId, kecamatan.id)}
      filled={harga.isLoading ? undefined : harga.rows.length}
      expected={komoditi.isLoading ? undefined : komoditi.rows.length}
      what="harga"
    />
  );
}
