import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { toast } from '@/shared/ui/toaster';
import { useMissing, useTabOutbox } from '@/shared/write';
import { missingSentence } from './missing-words';

/** Looks at each start, and whenever somebody comes back to the app, for rows that this device has lost, and says so. */
export function useMissingTold(userId: number | undefined): void {
  const navigate = useNavigate();
  const { look } = useTabOutbox().missing;
  const missing = useMissing();

  useEffect(() => {
    if (userId === undefined) return;
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look(userId);
    };
    lookWhenSeen();
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => document.removeEventListener('visibilitychange', lookWhenSeen);
  }, [look, userId]);

  useEffect(() => {
    if (missing.rows.length === 0) return undefined;
    const sentence = missingSentence(missing);
    toast.error(sentence, { label: 'Lihat', act: () => navigate(routes.kotakKeluar) });
    return () => toast.withdraw(sentence);
  }, [missing, navigate]);
}
