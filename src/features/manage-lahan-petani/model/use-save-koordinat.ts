import { useSave } from '@/shared/api';
import { ADD_KOORDINAT, EDIT_KOORDINAT } from '../api/koordinat';

interface Koordinat {
  lat: string;
  lang: string;
}

const refresh = ['lahanPetani'];
const stored = { error: null } as const;

/** Stores where a plot lies: anew, or changed where it is known already and differs (spec section 4). */
export function useSaveKoordinat() {
  const add = useSave(ADD_KOORDINAT, { failed: because('Gagal menambahkan koordinat lahan'), refresh });
  const edit = useSave(EDIT_KOORDINAT, {
    done: 'Berhasil mengubah koordinat',
    failed: because('Gagal mengubah koordinat'),
    refresh,
  });

  return async (
    place: Koordinat & { lahan_id: number; user_id: number },
    known: { id: number; lat: number; lang: number } | null,
  ) => {
    if (!known) return add({ input: place });
    if (known.lat === Number(place.lat) && known.lang === Number(place.lang)) return stored;
    return edit({ id: known.id, input: { _method: 'put', ...place } });
  };
}

/** The plot itself was stored just before: the reason alone would not tell what failed. */
const because = (sentence: string) => (reason: string) => (reason ? `${sentence}. ${reason}` : sentence);
