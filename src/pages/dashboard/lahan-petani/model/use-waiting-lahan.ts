import { allKecamatan, desaDi } from '@/entities/wilayah';
import { lahanWrites, pendingLahan } from '@/features/manage-lahan-petani';
import { useWholeList, useWholeLists } from '@/shared/api';
import { isUnsent, useOutbox } from '@/shared/write';

/** The plots that wait on this device; the lists from which their places were chosen name them. */
export function useWaitingLahan() {
  const outbox = useOutbox();
  const items = lahanWrites(outbox.items.filter((item) => item.entity === 'lahanPetani' && isUnsent(item)));
  const places = items.map(({ variables }) => Number(Reflect.get(variables.input, 'kecamatan_id'))).filter(Boolean);
  const kecamatan = useWholeList(places.length > 0 ? allKecamatan : null);
  const desa = useWholeLists([...new Set(places)].map(desaDi));
  return {
    items,
    pending: pendingLahan({ kecamatan: kecamatan.rows, desa: desa.rows }),
    isLoading: outbox.isLoading,
  };
}
