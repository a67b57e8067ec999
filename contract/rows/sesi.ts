/** A device on which somebody is logged in (`GET /user/sesi`). */
export interface Sesi {
  id: string;
  /** Its browser and system, such as 'Chrome di Android'. */
  perangkat: string;
  /** The network from which it logged in, such as '36.80.1.*'. */
  jaringan: string | null;
  created_at: string;
  /** When it was last used, to the hour. */
  terakhir: string;
  /** Whether it is the one that asks. */
  ini: boolean;
}
