/** A round of requests to one server. */
export interface Round {
  seconds: number;
  /** Seconds of processor time that the server took. */
  cpu: number;
  /** Milliseconds of each answer. */
  latencies: number[];
}

/** Several rounds, as if they had been one. */
export const joined = (rounds: readonly Round[]): Round => ({
  seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
  cpu: rounds.reduce((sum, { cpu }) => sum + cpu, 0),
  latencies: rounds.flatMap(({ latencies }) => latencies),
});

/** Requests in a second. */
export const rate = ({ latencies, seconds }: Round): number => latencies.length / seconds;

/** Microseconds of processor time that one request took the server. */
export const cost = ({ cpu, latencies }: Round): number => (1e6 * cpu) / latencies.length;
