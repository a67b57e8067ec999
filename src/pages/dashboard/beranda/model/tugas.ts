import type { OutboxItem } from '@/shared/write';

/** A sub-district in which an officer works. */
interface Tugas {
  id: number;
  nama_kecamatan: string;
}

export interface ReportProps {
  tugas: readonly Tugas[];
  /** What this device has written. */
  items: readonly OutboxItem[];
}

export interface LineProps {
  periodeId: number;
  kecamatan: Tugas;
  items: readonly OutboxItem[];
}
