import { kilobytes, whole } from '../lib/figures.ts';
import type { Audit } from './audit.ts';
import type { Weight } from './weigh.ts';

export interface Measured {
  route: string;
  weight: Weight;
  audit: Audit;
}

interface Budget {
  says: string;
  holds: (measured: Measured, home: Measured | undefined) => boolean;
  is: (measured: Measured, home: Measured | undefined) => string;
  /** All that are measured, unless some are named. */
  routes?: readonly string[];
}

const quick = ['/', '/etalase', '/harga-pangan/melak'];

/** Whose first picture travels inside the page. */
const beginsWithPicture = (route: string) =>
  ['/', '/etalase', '/activity'].includes(route) || /^\/detail-(produk|activity)\//.test(route);

const isCommodity = (route: string) => /^\/harga-pangan(\/|-)[^/]+\/[^/]+/.test(route);

/** Whose curves, tables and outlines are drawn in the page, each point of them in its data, too. */
const isDrawn = (route: string) =>
  isCommodity(route) || /^\/(bandingkan|data)\b|^\/(ketersediaan-pangan\/|laporan\/[^/]+\/)/.test(route);

/** As transferred. */
function mostHtml(route: string): number {
  // A map, and at a month of the alert report a table and curves besides.
  if (/^\/(peta|skpg\/)/.test(route)) return 25_000;
  return beginsWithPicture(route) || isDrawn(route) ? 22_000 : 14_300;
}

/** What a page loads first that home does not. */
const overHome = ({ weight }: Measured, home: Measured | undefined) =>
  home ? weight.firstJs - home.weight.firstJs : 0;

const score = (says: string, name: 'accessibility' | 'bestPractices' | 'seo'): Budget => ({
  says: `${says} 100`,
  holds: ({ audit }) => audit[name] === 100,
  is: ({ audit }) => audit[name].toFixed(0),
});

/** What a first visit may cost (docs/ukuran.md). */
const budgets: Budget[] = [
  {
    says: 'JS of the first load at most 185 kB',
    holds: ({ weight }) => weight.firstJs <= 185_000,
    is: ({ weight }) => `${kilobytes(weight.firstJs)} kB`,
    routes: ['/'],
  },
  {
    says: "JS over home's at most 25 kB",
    holds: (one, home) => overHome(one, home) <= 25_000,
    is: (one, home) => `${kilobytes(overHome(one, home))} kB`,
  },
  {
    says: "JS over home's at most 20 kB on a commodity's page",
    holds: (one, home) => !isCommodity(one.route) || overHome(one, home) <= 20_000,
    is: (one, home) => `${kilobytes(overHome(one, home))} kB`,
  },
  {
    says: 'LCP at most 1,300 ms',
    holds: ({ audit }) => audit.lcp <= 1300,
    is: ({ audit }) => `${whole(audit.lcp)} ms`,
    routes: quick,
  },
  {
    says: "LCP at most 1,000 ms on a commodity's page, and where a page begins with a picture",
    holds: ({ audit, route }) => !(beginsWithPicture(route) || isCommodity(route)) || audit.lcp <= 1000,
    is: ({ audit }) => `${whole(audit.lcp)} ms`,
  },
  {
    says: 'HTML at most 25 kB of a map, 22 kB with a picture or curves in it, 14.3 kB without',
    holds: ({ weight, route }) => weight.html <= mostHtml(route),
    is: ({ weight }) => `${kilobytes(weight.html)} kB`,
  },
  {
    says: 'CLS below 0.02',
    holds: ({ audit }) => audit.cls < 0.02,
    is: ({ audit }) => audit.cls.toFixed(3),
  },
  {
    says: 'performance at least 97',
    holds: ({ audit }) => audit.performance >= 97,
    is: ({ audit }) => audit.performance.toFixed(0),
    routes: quick,
  },
  {
    says: 'performance at least 95',
    holds: ({ audit, route }) => quick.includes(route) || audit.performance >= 95,
    is: ({ audit }) => audit.performance.toFixed(0),
  },
  score('accessibility', 'accessibility'),
  score('best practices', 'bestPractices'),
  score('SEO', 'seo'),
];

/** One sentence for each figure that misses its aim. */
export function breaches(measured: readonly Measured[]): string[] {
  const home = measured.find(({ route }) => route === '/');
  return budgets.flatMap(({ says, holds, is, routes }) =>
    measured
      .filter((one) => (routes?.includes(one.route) ?? true) && !holds(one, home))
      .map((one) => `${one.route}: ${says}, not ${is(one, home)}`),
  );
}
