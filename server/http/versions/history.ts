import type { Perubahan, RiwayatBaris } from '#contract/resources/versi.ts';
import type { State, Superseding } from './keep-version.ts';

/** A kept state, and the act that took its place. */
export interface Kept extends Omit<Superseding, 'koreksi' | 'alasan'> {
  alasan: string | null;
  revisi: number;
  isi: string;
}

/** An act before names are looked up. */
export type Act = Omit<RiwayatBaris, 'nama_lengkap' | 'perubahan'> & {
  perubahan: Omit<Perubahan, 'nama_sebelum' | 'nama_sesudah'>[];
};

export const stateOf = ({ isi }: { isi: string }): State => JSON.parse(isi);

/** What the server counts by itself. */
const bookkeeping = new Set(['id', 'revisi', 'created_at', 'updated_at']);

/** The columns of a state that somebody filled in, and whose the row was. */
export const filledIn = (state: Record<string, unknown> | null): Record<string, string | number | null> =>
  Object.fromEntries(Object.entries(state ?? {}).filter(([name]) => !bookkeeping.has(name))) as never;

/** What differs between two states; null: there was no row. */
export function changesBetween(before: State | null, after: State | null): Act['perubahan'] {
  const [old, young] = [filledIn(before), filledIn(after)];
  return Object.keys({ ...old, ...young })
    .map((kolom) => ({ kolom, sebelum: old[kolom] ?? null, sesudah: young[kolom] ?? null }))
    .filter(({ sebelum, sesudah }) => sebelum !== sesudah);
}

/**
 * The acts behind kept states, newest first like these.
 *
 * @param after the state that followed the newest of them; null: the row is deleted
 */
export function actsOf(after: State | null, kept: readonly Kept[]): Act[] {
  return kept.map((one, at) => {
    const { isi: _, revisi, ...act } = one;
    const [newer, older] = [kept[at - 1], kept[at + 1]];
    const state = stateOf(one);
    const follows = newer ? stateOf(newer) : after;
    // A deleted row that came back: between the two there was none.
    const wasThere = !(act.perbuatan === 'pulihkan' && older?.perbuatan === 'hapus');
    const isThere = act.perbuatan !== 'hapus';
    return {
      ...act,
      revisi: isThere && follows ? follows.revisi : revisi,
      perubahan: changesBetween(wasThere ? state : null, isThere ? follows : null),
    };
  });
}

/** How the row began, as far as its oldest known state tells: rows may have changed before versions were kept. */
export function beginningOf(oldest: State): Act {
  return {
    revisi: 1,
    perbuatan: 'tambah',
    waktu: String(oldest['created_at']),
    user_id: oldest['user_id'] === undefined ? null : Number(oldest['user_id']),
    alamat: null,
    alasan: null,
    perubahan: oldest.revisi === 1 ? changesBetween(null, oldest) : [],
  };
}
