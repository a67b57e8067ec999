import { useSearchParams } from 'react-router-dom';
import { useUser } from '@/entities/session';

/** A sub-district in which the officer works. */
export interface KecamatanTugas {
  id: number;
  nama_kecamatan: string;
}

/** Which of the officer's own sub-districts is chosen; the address names it (`?kecamatan=`). Null while none is. */
export function useKecamatanTugas(): KecamatanTugas | null {
  const [query] = useSearchParams();
  const user = useUser();
  const asked = Number(query.get('kecamatan'));
  return user?.pengguna_kecamatan.find(({ kecamatans }) => kecamatans.id === asked)?.kecamatans ?? null;
}
