/** A limit by which a figure is judged. */
interface Batas {
  /** In per cent. */
  baik: number;
  kurang: number;
  sumber: string;
  /** No text of a law or a guideline was at hand that says so: whoever shows the judgement shows that too. */
  perluKonfirmasi: boolean;
}

/**
 * All limits in one place, so that the office can set another. Between `baik` and `kurang` a figure is worth watching.
 *
 * - `neraca`: the balance in per cent of the need; below nothing is a deficit, from `baik` on a surplus
 * - `naik`: N/(N+T), the more the better
 * - `bgm`: BGM/D, the less the better
 */
export const batas = {
  neraca: { baik: 10, kurang: 0, sumber: 'Ketetapan aplikasi ini', perluKonfirmasi: true },
  naik: { baik: 90, kurang: 80, sumber: 'SKPG (Permentan 43/2010)', perluKonfirmasi: true },
  bgm: { baik: 5, kurang: 10, sumber: 'SKPG (Permentan 43/2010)', perluKonfirmasi: true },
} as const satisfies Record<string, Batas>;
