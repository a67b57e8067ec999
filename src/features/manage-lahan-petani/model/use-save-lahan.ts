import type { FormApi } from 'final-form';
import { useSave } from '@/shared/api';
import { toast } from '@/shared/ui/toaster';
import { ADD_LAHAN, EDIT_LAHAN } from '../api/lahan';
import type { LahanValues } from './lahan-values';
import { useSaveKoordinat } from './use-save-koordinat';

const refresh = ['lahanPetani', 'produk'];

/**
 * Stores a plot, then where it lies (spec section 4). When the second step fails the plot stays; its id is noted, so
 * that saving again completes it instead of making another.
 */
export function useSaveLahan() {
  const add = useSave(ADD_LAHAN, {
    done: 'Berhasil menambahkan luas lahan',
    failed: 'Gagal menambahkan luas lahan',
    refresh,
  });
  const edit = useSave(EDIT_LAHAN, {
    done: 'Berhasil merubah lahan petani',
    failed: 'Gagal merubah lahan petani',
    refresh,
  });
  const saveKoordinat = useSaveKoordinat();

  return async ({ id, revisi, lat, lang, ...fields }: LahanValues, form: FormApi) => {
    const { error, saved } = id
      ? await edit({ id, input: { _method: 'put', ...fields } }, { revisi })
      : await add({ input: fields });
    if (error?.code === 412 && typeof error.data?.baris?.['revisi'] === 'number') {
      form.change('revisi', error.data.baris['revisi']);
      toast.info('Simpan lagi untuk menimpanya dengan isian ini');
    }
    // Deleted elsewhere: saving again adds it anew.
    if (error?.code === 404) form.change('id', undefined);
    if (error || !saved) return { error };

    const { lahan_petani: lahan } = saved;
    const { user_id } = fields;
    const outcome = await saveKoordinat({ lat, lang, user_id, lahan_id: lahan.id }, lahan.koordinat);
    if (outcome.error) {
      form.change('id', lahan.id);
      form.change('revisi', lahan.revisi);
      toast.info('Lahannya sudah tersimpan. Simpan lagi untuk melengkapi lokasinya.');
    }
    return { error: outcome.error };
  };
}
