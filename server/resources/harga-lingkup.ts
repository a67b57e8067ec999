import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import type { Reference } from '../http/write/references.ts';

/** The references of a price, of a kecamatan or of the whole kabupaten. */
export const hargaRefers: readonly Reference[] = [
  { column: 'komoditi_id', table: 'komoditi', called: 'Komoditi' },
  { column: 'periode_harga_pangan_id', table: 'periode_harga_pangan', called: 'Periode harga pangan' },
];

interface Joined {
  komoditi_id: number;
  nama_komoditi: string;
  logo_komoditi: string | null;
  satuan: string;
}

/** Nests the joined komoditi under `komoditis`, where the spec's price cards look for its logo. */
export const komoditis = <Found extends Joined>({ logo_komoditi, satuan, ...row }: Found) => ({
  ...row,
  komoditis: {
    id: row.komoditi_id,
    nama_komoditi: row.nama_komoditi,
    logo_komoditi_url: mediaUrlOrNull(logo_komoditi),
    satuan,
  },
});
