import lighthouse from 'lighthouse';
import { medians } from '../lib/figures.ts';

/** Scores from 0 to 100, times in milliseconds. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** How fast Lighthouse found this computer to be while it measured. */
  benchmarkIndex: number;
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

/** Lighthouse's mobile figures with network and processor really slowed down: the median of some runs, each by itself. */
export async function audit(port: number, address: string, runs: number): Promise<Audit> {
  const figures: Record<keyof Audit, number>[] = [];
  while (figures.length < runs) figures.push(await auditOnce(port, address));
  return medians(figures);
}

async function auditOnce(port: number, address: string): Promise<Record<keyof Audit, number>> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyCategories: Object.values(categories),
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse, ${address}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  const score = (name: keyof typeof categories) => 100 * (lhr.categories[categories[name]]?.score ?? Number.NaN);
  const timing = (name: keyof typeof timings) => lhr.audits[timings[name]]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('bestPractices'),
    seo: score('seo'),
    fcp: timing('fcp'),
    lcp: timing('lcp'),
    cls: timing('cls'),
    tbt: timing('tbt'),
    benchmarkIndex: lhr.environment.benchmarkIndex,
  };
}
