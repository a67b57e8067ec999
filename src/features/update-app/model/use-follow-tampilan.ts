import { use, useCallback, useRef } from 'react';
import { ChangeSitusContext, useSite } from '@/shared/config';
import { keepShell, readServerPage } from './read-page';

/** Asks the server how the site looks now, and lets the open app and the next start follow where it has changed. */
export function useFollowTampilan(): () => Promise<void> {
  const { situs } = useSite();
  const changeSitus = use(ChangeSitusContext);
  const shownSitus = useRef(situs);
  return useCallback(async () => {
    const page = await readServerPage();
    if (!page) return;
    const isNews = JSON.stringify(page.situs) !== JSON.stringify(shownSitus.current);
    if (isNews) {
      // With the signal that the page has just come by: no device needs it ahead.
      const code = await import('./show-situs').catch(() => null);
      if (!code) return;
      shownSitus.current = page.situs;
      code.showSitus(page.situs);
      changeSitus(page.situs);
    }
    await keepShell(page, isNews);
  }, [changeSitus]);
}
