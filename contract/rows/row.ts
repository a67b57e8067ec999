/** What every stored row carries: `revisi` is 1 at first and raised by each write; times are ISO 8601 UTC. */
export interface Row {
  id: number;
  revisi: number;
  created_at: string;
  updated_at: string;
}
