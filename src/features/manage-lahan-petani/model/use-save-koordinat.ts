import type { OrLater } from '@/shared/write';
import { useSave } from '@/shared/write';
import { ADD_KOORDINAT, EDIT_KOORDINAT, type KoordinatInput } from '../api/lahan';

const refresh = ['lahanPetani'];
const stored = { error: null } as const;
/** The same entity as the plots: a place is sent after its plot. */
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

/** The plot was stored a moment before: the reason alone would not tell that the place was not. */
const because = (sentence: string) => (reason: string) => (reason ? `${sentence}. ${reason}` : sentence);
