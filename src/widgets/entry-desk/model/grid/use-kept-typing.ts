import { useEffect, useRef } from 'react';
import type { IsianRow } from '@/entities/laporan';
import { drafts } from '@/shared/lib/device';
import type { Sheet } from './sheet';

/**
 * What is being typed in a cell when its page goes away: noted at once, and entered when the page comes again.
 *
 * @param name begins with the user's id
 */
export function useKeptTyping(sheet: Sheet, name: string, rows: readonly IsianRow[]): void {
  const isRead = useRef(false);
  const isReady = rows.length > 0;

  useEffect(() => {
    const hide = () => {
      const now = sheet.now.get();
      if (now?.text != null) drafts.note(name, { ...now }, true);
      sheet.commit();
    };
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) void drafts.remove(name);
    };
    const look = () => document.visibilityState === 'hidden' && sheet.commit();
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      document.removeEventListener('visibilitychange', look);
    };
  }, [sheet, name]);

  useEffect(() => {
    if (!isReady || isRead.current) return;
    isRead.current = true;
    drafts.read(name).then((draft) => {
      if (!draft) return;
      const [key, figure, text] = ['key', 'figure', 'text'].map((part) => String(draft.values[part] ?? ''));
      if (key && figure && text !== undefined) {
        sheet.cells.enter([{ key, figure, text: text.trim() }]);
        sheet.cells.fieldOf({ key, figure })?.focus();
      }
      void drafts.remove(name);
    });
  }, [sheet, name, isReady]);
}
