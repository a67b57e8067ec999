import { useEffect, useRef } from 'react';
import type { IsianRow } from '@/entities/laporan';
import { drafts } from '@/shared/lib/device';
import type { Sheet } from './sheet';

/** So long a cell is typed in before the device is given its text. */
const PAUSE_MS = 200;

/**
 * Keeps what is being typed in a cell, also for a page that is killed. When the page comes again, the text stands in its
 * cell as it was being typed, unless the figure has changed since. It may be half a figure, so nothing is sent by itself.
 *
 * @param name begins with the user's id
 */
export function useKeptTyping(sheet: Sheet, name: string, rows: readonly IsianRow[]): void {
  const isRead = useRef(false);
  const isReady = rows.length > 0;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = false;
    let isGoing = false;
    const typing = () => {
      const now = sheet.now.get();
      return now?.text == null ? null : { ...now, before: sheet.cells.stored(now) };
    };
    const keep = () => {
      const values = typing();
      if (!values) return;
      isKept = true;
      void drafts.write(name, values);
    };
    const stop = sheet.now.subscribe(() => {
      clearTimeout(timer);
      if (typing()) timer = setTimeout(keep, PAUSE_MS);
      else if (isKept && !isGoing) {
        isKept = false;
        // Before its row is written: an older text must not come back over it.
        void drafts.remove(name);
      }
    });
    const hide = () => {
      isGoing = true;
      const values = typing();
      if (values) drafts.note(name, values, true);
      sheet.commit();
      isGoing = false;
    };
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) void drafts.remove(name);
    };
    const look = () => document.visibilityState === 'hidden' && sheet.commit();
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      // Keeps the text of a paused or restored cell for the next visit.
      keep();
      stop();
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
      const [key = '', figure = '', text = ''] = ['key', 'figure', 'text'].map((part) =>
        String(draft.values[part] ?? ''),
      );
      const before = draft.values['before'];
      const isAsBefore = before === undefined || before === sheet.cells.stored({ key, figure });
      const isBack = key !== '' && isAsBefore && sheet.restore({ key, figure }, text);
      if (!isBack) void drafts.remove(name);
    });
  }, [sheet, name, isReady]);
}
