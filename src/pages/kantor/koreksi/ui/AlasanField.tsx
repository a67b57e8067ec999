import { limits } from '#contract/limits.ts';
import { TextField } from '@/shared/form';

/** Why a row is corrected: kept in its history, and shown to the officer whose row it is. */
export const AlasanField = () => (
  <TextField
    name="alasan"
    label="Alasan"
    help="Disimpan dalam riwayat baris dan dibaca petugasnya, misalnya: salah ketik ribuan"
    maxLength={limits.alasanKoreksi.max}
    autoComplete="off"
  />
);
