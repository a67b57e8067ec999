import { lazyPart } from '@/shared/lib/lazy-part';

/** Its code need not come with the first load, which only has to hear the browser's offer. */
export const InstallApp = lazyPart(async () => (await import('./InstallOffer')).InstallOffer);
