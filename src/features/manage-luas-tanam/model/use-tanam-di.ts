import { allTanam } from '@/entities/luas-tanam';
import { useDesaKelurahan } from '@/entities/wilayah';
import { missingOf, useWholeList } from '@/shared/api';
import { useFailureToast } from '@/shared/ui/toaster';

/** What a sub-district's form needs to know: its villages, what is reported of them, and what was the month before. */
export function useTanamDi(kecamatan_id: number, periodeId: number, periodeLaluId: number | undefined) {
  const of = (id: number | undefined) => (kecamatan_id && id ? allTanam(id, kecamatan_id) : null);
  const desa = useDesaKelurahan(kecamatan_id);
  const filled = useWholeList(of(periodeId));
  const before = useWholeList(of(periodeLaluId));
  useFailureToast(desa.error, 'Gagal mendapatkan data desa atau kelurahan');
  return {
    kecamatan_id,
    desa: desa.rows,
    filled: filled.rows,
    before: before.rows,
    isLoading: desa.isLoading || filled.isLoading,
    /** The villages did not come. */
    missing: missingOf(desa),
    /** There are none in it. */
    isEmpty: desa.isWhole && desa.rows.length === 0,
    /** What is reported of them did not come: asks for it again. */
    onUnknown: kecamatan_id && !filled.isWhole && !filled.isLoading ? filled.retry : undefined,
  };
}

export type TanamDi = ReturnType<typeof useTanamDi>;
