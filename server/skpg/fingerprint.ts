import { sha256 } from '../http/crypto.ts';

/** A short hash of the content on a screen: a later act compares it. */
export const fingerprint = async (content: unknown): Promise<string> =>
  (await sha256(JSON.stringify(content))).slice(0, 32);
