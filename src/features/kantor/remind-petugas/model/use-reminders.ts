import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { asUser, quietly } from '@/shared/api';
import { toast } from '@/shared/ui/toaster';
import { useSave } from '@/shared/write';
import { CALON_PENGINGAT, type CalonFilter, INGATKAN } from '../api/pengingat';
import { resultWords } from './told';

/** How often it is asked what became of letters that are under way. */
const LOOK_AGAIN_MS = 2500;

/** Whom a reminder could go to, and the way to send it. */
export function useReminders(filter: CalonFilter) {
  const { data, error, refetch } = useQuery(CALON_PENGINGAT, {
    variables: { filter },
    context: asUser,
    fetchPolicy: 'cache-and-network',
  });
  const save = useSave(INGATKAN, {
    failed: 'Gagal mengirim pengingat',
    refresh: ['calonPengingat', 'berandaKantor'],
  });
  const [sendingTo, setSendingTo] = useState<readonly number[]>([]);
  const found = data?.calonPengingat;
  const isUnderWay = found?.petugas.some(({ terakhir }) => terakhir?.keadaan === 'menunggu' && terakhir.hari_ini);
  const lookAgain = useEffectEvent(quietly(refetch));
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);

  const remind = async (user_id: readonly number[]) => {
    if (sendingTo.length > 0) return;
    setSendingTo(user_id);
    const { jenis, periode_id } = filter;
    const { saved } = await save({ input: { jenis, periode_id, user_id } });
    setSendingTo([]);
    if (saved) toast.success(resultWords(saved));
  };
  return { found, error, retry: quietly(refetch), sendingTo, remind };
}
