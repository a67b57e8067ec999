/** What a sub-district has reported of a kind, in the newest period in which it has reported at all. */
export interface RekapKecamatan {
  kecamatan_id: number;
  nama_kecamatan: string;
  /** Of how many commodities, foods or villages; 0 where it has not reported for long. */
  jumlah: number;
  /** When any of these rows was written last; null where there are none. */
  diperbarui: string | null;
}
