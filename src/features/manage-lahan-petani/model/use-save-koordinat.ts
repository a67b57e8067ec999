import type { OrLater } from '@/shared/write';
import { useSave } from '@/shared/write';
import { ADD_KOORDINAT, EDIT_KOORDINAT, type KoordinatInput } from '../api/koordinat';

const refresh = ['lahanPetani'];
const stored = { error: null } as const;
/** In one row with the plots: each is sent behind its own. */
const queue = { entity: 'lahanPetani', names: () => ({ label: 'Lokasi lahan' }) };

/** Stores where a plot lies: anew, or changed where it is known already and differs (spec section 4). */
export function useSaveKoordinat() {
  const add = useSave(ADD_KOORDINAT, { failed: because('Gagal menambahkan koordinat lahan'), refresh, queue });
  const edit = useSave(EDIT_KOORDINAT, {
    done: 'Berhasil mengubah koordinat',
    failed: because('Gagal mengubah koordinat'),
    refresh,
    queue,
  });

  return async (
    place: OrLater<KoordinatInput>,
    known: { id: number; lat: number; lang: number } | null,
    /** Names the plot. */
    label: string,
  ) => {
    if (!known) return add({ input: place }, { label });
    if (known.lat === Number(place.lat) && known.lang === Number(place.lang)) return stored;
    return edit({ id: known.id, input: { _method: 'put', ...place } }, { label });
  };
}

/** The plot itself was stored just before: the reason alone would not tell what failed. */
const because = (sentence: string) => (reason: string) => (reason ? `${sentence}. ${reason}` : sentence);
