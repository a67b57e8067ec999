/** A sub-district in which an officer works. */
export interface Tugas {
  id: number;
  nama_kecamatan: string;
}
