import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { serverHistory } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/toaster';
import { refresh, useRolledBack, useTabOutbox } from '@/shared/write';
import { askKnown } from '../api/known-writes';
import { rolledBackSentence } from './rolled-back-words';

/**
 * Compares what was sent with what the server has at each start, when the network or somebody comes back, and as soon as
 * an answer is of another history; says what is lost.
 */
export function useRolledBackTold(userId: number | undefined): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { rolledBack } = useTabOutbox();
  const rows = useRolledBack();

  useEffect(() => {
    if (userId === undefined) return undefined;
    const compare = async () => {
      try {
        await rolledBack.look(userId);
        const lost = await rolledBack.compare(userId, askKnown(client));
        refresh(client, [...new Set(lost.flatMap((item) => item.refresh))]);
      } catch {
        // The server has not answered, or the device keeps nothing: it is compared another time.
      }
    };
    const start = () => void compare();
    const startWhenSeen = () => {
      if (document.visibilityState === 'visible') start();
    };
    start();
    const stop = serverHistory.listen(start);
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', startWhenSeen);
    return () => {
      stop();
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', startWhenSeen);
    };
  }, [client, rolledBack, userId]);

  useEffect(() => {
    if (rows.length === 0) return undefined;
    const sentence = rolledBackSentence(rows);
    toast.error(sentence, { label: 'Lihat', act: () => navigate(routes.kotakKeluar) });
    return () => toast.withdraw(sentence);
  }, [rows, navigate]);
}
