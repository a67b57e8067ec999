const { KALI, BENIH, JALUR } = process.env;

/**
 * How often what happens to an outbox is drawn at random. `BENIH` and `JALUR` are the seed and the path that a run that
 * failed has named: with `KALI=1` they draw that one case again.
 */
export const atRandom = {
  numRuns: Number(KALI ?? 20),
  ...(BENIH && { seed: Number(BENIH) }),
  ...(JALUR && { path: JALUR }),
  endOnFailure: true,
};
