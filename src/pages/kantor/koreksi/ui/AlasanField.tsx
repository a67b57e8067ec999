import { limits } from '#contract/limits.ts';
import { TextField } from '@/shared/form';

/** The reason for a correction: kept in the row's history, and shown to its officer. */
export const AlasanField = () => (
  <TextField
    name="alasan"
    label="Alasan"
    help="Disimpan dalam riwayat baris dan dibaca petugasnya, misalnya: salah ketik ribuan"
    maxLength={limits.alasanKoreksi.max}
    autoComplete="off"
  />
);
