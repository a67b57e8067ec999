import { lazyPart } from '@/shared/lib/lazy-part';

/** Its code comes when somebody looks: rows are entered without it. */
export const RiwayatBaris = lazyPart(async () => (await import('./RiwayatSheet')).RiwayatSheet);
