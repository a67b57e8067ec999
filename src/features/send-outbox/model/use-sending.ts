import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useUser } from '@/entities/session';
import { serverClock } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/toaster';
import { isOld, useTabOutbox } from '@/shared/write';
import { announce } from './announce';
import { useMissingTold } from './use-missing-told';
import { useRolledBackTold } from './use-rolled-back-told';

const EVERY_MS = 60_000;

/** What was sent stays for a whole day and the one before: a receipt counts days, and half of one would be too few. */
const sentStaysFrom = (now: number): number => {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  return day.setDate(day.getDate() - 1);
};

/** Wakes the outbox at every sign that it may work now: start, login, network, focus, service worker, and the clock. */
export function useSending(): void {
  const client = useApolloClient();
  const user = useUser();
  const userId = user?.id;
  const outbox = useTabOutbox();

  useEffect(() => {
    if (userId === undefined) return;
    const wake = () => outbox.wake(true);
    const wakeWhenSeen = () => {
      if (document.visibilityState === 'visible') wake();
    };
    const hear = ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === 'kirim') wake();
    };
    const timer = setInterval(() => outbox.wake(), EVERY_MS);
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', wakeWhenSeen);
    workers?.addEventListener('message', hear);
    wake();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', wakeWhenSeen);
      workers?.removeEventListener('message', hear);
    };
  }, [outbox, userId]);

  useEffect(() => (userId === undefined ? undefined : announce(client, outbox, userId)), [client, outbox, userId]);

  useEffect(() => {
    // Rows that neither the server nor the device has go with the page.
    const ask = (event: BeforeUnloadEvent) => {
      if (outbox.unstored.rows().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [outbox]);

  useMissingTold(userId);
  useRolledBackTold(userId);

  useEffect(() => {
    if (userId === undefined) return undefined;
    const lookBack = async () => {
      const now = serverClock.now();
      // By a clock that may be years ahead a receipt of today would go.
      if (serverClock.isSure()) {
        if (serverClock.isSet()) await outbox.mendTimes(userId, now);
        await outbox.forgetSent(userId, sentStaysFrom(now));
      } else if (navigator.onLine) return;
      const old = (await outbox.items(userId)).filter((item) => isOld(item, now));
      if (old.length > 0) toast.error(`${old.length} data belum terkirim lebih dari 3 hari. Lihat kotak keluar.`);
    };
    const lookBackQuietly = () =>
      void lookBack().catch(() => {
        // A device that cannot store has nothing waiting.
      });
    lookBackQuietly();
    return serverClock.listen(lookBackQuietly);
  }, [outbox, userId]);
}
