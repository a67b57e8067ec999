import { useSearchParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { User } from '#contract/resources/akun.ts';
import { useTugas, useUser } from '@/entities/session';
import { useAddressParams } from '@/shared/lib/browser';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import css from './pick-kecamatan-tugas.module.css';

/** A sub-district in which the officer works. */
export type KecamatanTugas = User['pengguna_kecamatan'][number]['kecamatans'];

/** Which of the officer's own sub-districts is chosen; the address names it (`?kecamatan=`). Null while none is. */
export function useKecamatanTugas(): KecamatanTugas | null {
  const [query] = useSearchParams();
  const asked = Number(query.get('kecamatan'));
  return useTugas().find(({ id }) => id === asked) ?? null;
}

/** Only the officer's own sub-districts may be chosen (spec section 6). */
export function PickKecamatanTugas() {
  const [, changeQuery] = useAddressParams();
  const user = useUser();
  const chosen = useKecamatanTugas();
  const own = useTugas();
  const choose = (id: string) =>
    changeQuery((next) => {
      next.delete('halaman');
      next.delete('kecamatan');
      if (id) next.set('kecamatan', id);
    });
  return (
    <div className={css['pilih']}>
      <NativeSelect
        aria-label={regional('Kecamatan')}
        value={chosen?.id ?? ''}
        disabled={own.length === 0}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">
          {user && own.length === 0 ? regional('Tidak Ada Kecamatan Tersedia') : regional('Pilih Kecamatan')}
        </option>
        {own.map(({ id, nama_kecamatan }) => (
          <option key={id} value={id}>
            {nama_kecamatan}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
