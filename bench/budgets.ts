import type { Audit } from './audit.ts';
import { kilobytes, whole } from './figures.ts';
import type { Weight } from './weigh.ts';

export interface Measured {
  route: string;
  weight: Weight;
  audit: Audit;
}

interface Budget {
  says: string;
  holds: (measured: Measured) => boolean;
  is: (measured: Measured) => string;
  routes: readonly string[];
}

const quick = ['/', '/etalase', '/harga-pangan/melak'];

/** What a first visit may cost (docs/ukuran.md). */
const budgets: Budget[] = [
  {
    says: 'JS of the first load at most 185 kB',
    holds: ({ weight }) => weight.firstJs <= 185_000,
    is: ({ weight }) => `${kilobytes(weight.firstJs)} kB`,
    routes: ['/'],
  },
  {
    says: 'LCP at most 1,300 ms',
    holds: ({ audit }) => audit.lcp <= 1300,
    is: ({ audit }) => `${whole(audit.lcp)} ms`,
    routes: quick,
  },
  {
    says: 'CLS below 0.02',
    holds: ({ audit }) => audit.cls < 0.02,
    is: ({ audit }) => audit.cls.toFixed(3),
    routes: quick,
  },
  {
    says: 'performance at least 97',
    holds: ({ audit }) => audit.performance >= 97,
    is: ({ audit }) => audit.performance.toFixed(0),
    routes: quick,
  },
];

/** One sentence for each figure that misses its aim. */
export const breaches = (measured: readonly Measured[]): string[] =>
  budgets.flatMap(({ says, holds, is, routes }) =>
    measured
      .filter((one) => routes.includes(one.route) && !holds(one))
      .map((one) => `${one.route}: ${says}, not ${is(one)}`),
  );
