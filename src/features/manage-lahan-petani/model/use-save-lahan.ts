import type { SentForm } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { later, type OrLater, overwriteNext, useSave } from '@/shared/write';
import { ADD_KOORDINAT, ADD_LAHAN, EDIT_KOORDINAT, EDIT_LAHAN, type KoordinatInput } from '../api/lahan';
import type { LahanValues } from './lahan-values';
import { isLater } from './lokasi-rules';
import { lahanLabel, lokasiLabel, ubahLahanLabel, usePetakOf } from './pending-lahan';

const refresh = ['lahanPetani', 'produk'];

/**
 * Stores a plot, then where it lies (spec section 4). When the second step fails the plot stays; its id is noted, so
 * that saving again completes it instead of making another.
 */
export function useSaveLahan() {
  const petakOf = usePetakOf();
  const add = useSave(ADD_LAHAN, {
    done: 'Berhasil menambahkan luas lahan',
    failed: 'Gagal menambahkan luas lahan',
    refresh,
    queue: { entity: 'lahanPetani', names: ({ input }) => ({ label: lahanLabel(petakOf(input)) }) },
  });
  const edit = useSave(EDIT_LAHAN, {
    done: 'Berhasil merubah lahan petani',
    failed: 'Gagal merubah lahan petani',
    refresh,
    queue: { entity: 'lahanPetani', names: ({ input }) => ({ label: ubahLahanLabel(petakOf(input)) }) },
  });
  const saveKoordinat = useSaveKoordinat();

  return async ({ id, revisi, lat, lang, nanti, koordinat, ...fields }: LahanValues, sent: SentForm) => {
    const form = sent.inSteps();
    const note = sent.fields.change;
    const first = id
      ? await edit({ id, input: { _method: 'put', ...fields } }, { revisi, form })
      : await add({ input: fields }, { form });
    const { error, saved } = first;
    overwriteNext(error, (newer) => note('revisi', newer));
    // Deleted elsewhere: saving again adds it anew.
    if (error?.code === 404) note('id', undefined);
    if (error) return first;

    const { user_id } = fields;
    const lahan = saved?.lahan_petani;
    // Noted before the second step: if the app ends now, the draft completes this plot instead of adding another.
    if (lahan) {
      note('id', lahan.id);
      note('revisi', lahan.revisi);
    }
    if (isLater({ lat, lang, nanti })) return { error: null };
    const lahan_id = id ?? later(first, 'lahan_petani', 'id');
    // Until the server answers, the place is what it was when the plot was opened.
    const outcome = await saveKoordinat(
      { lat, lang, user_id, lahan_id },
      lahan ? lahan.koordinat : koordinat,
      lokasiLabel(petakOf(fields)),
    );
    if (outcome.error && lahan) toast.info('Lahannya sudah tersimpan. Simpan lagi untuk melengkapi lokasinya.');
    return outcome;
  };
}

const stored = { error: null } as const;
/** The same entity as the plots: a place is sent after its plot. */
const queue = { entity: 'lahanPetani', names: () => ({ label: 'Lokasi lahan' }) };

/** Stores where a plot lies: anew, or changed where it is known already and differs (spec section 4). */
function useSaveKoordinat() {
  const add = useSave(ADD_KOORDINAT, {
    failed: because('Gagal menambahkan koordinat lahan'),
    refresh: ['lahanPetani'],
    queue,
  });
  const edit = useSave(EDIT_KOORDINAT, {
    done: 'Berhasil mengubah koordinat',
    failed: because('Gagal mengubah koordinat'),
    refresh: ['lahanPetani'],
    queue,
  });

  return async (
    place: OrLater<KoordinatInput>,
    known: LahanValues['koordinat'],
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
