import type { Ports } from '../../ports.ts';
import { Refusal } from '../answer.ts';
import { sha256 } from '../crypto.ts';
import type { Stamp } from './altcha.ts';

const VERIFIER = 'https://www.google.com/recaptcha/api/siteverify';
const PATIENCE_MS = 5000;
/** Longer than Google remembers used tokens. */
const LIFETIME_MS = 30 * 60_000;

/** Checks by Google's reCAPTCHA. */
export const recaptcha = (
  { now, fetch, log }: Pick<Ports, 'now' | 'fetch' | 'log'>,
  { siteKey, secretKey }: { siteKey: string; secretKey: string },
) => ({
  task: async () => ({ jenis: 'recaptcha' as const, site_key: siteKey }),

  /** @throws Refusal 503 when Google cannot be reached: then people cannot be told from robots */
  async stampOf(response: string): Promise<Stamp | null> {
    try {
      const answer = await fetch(VERIFIER, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { success } = (await answer.json()) as { success?: unknown };
      if (success !== true) return null;
    } catch (error) {
      log.error('recaptcha-tidak-terjangkau', { error });
      throw new Refusal(503, 'Pemeriksaan recaptcha sedang tidak dapat dijangkau. Silahkan coba lagi.');
    }
    // Google chooses the hardness.
    return { sidik: await sha256(response), until: now().getTime() + LIFETIME_MS, hardness: Number.POSITIVE_INFINITY };
  },
});
