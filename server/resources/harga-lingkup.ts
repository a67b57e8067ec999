import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';

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
