import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '@/shared/write';
import { type Imported, useCheckImport } from '../api/akun-writes';
import type { JudgedOfficer } from './judge-officers';
import { type ServerComplaints, serverComplaints } from './sheet';

/** The server's word on the rows that were sent to it, and on no others. */
export type Verdict = { is: 'lulus' } | { is: 'keliru'; complaints: ServerComplaints } | { is: 'gagal'; says: string };

/** The outcome bears the sentence; the form says it in its place. */
export const saysItself = { drafts: [], hand: () => {}, stored: () => {}, takeBack: () => true };
const UNREACHED =
  'Tidak ada sambungan: username dan email yang sudah dipakai belum diperiksa. Isi berkas tetap di sini; periksa lagi saat ada sambungan.';

/** Asks the server about the rows whenever they change: names that are taken are known to it alone. */
export function useServerVerdict(officers: readonly JudgedOfficer[], isReady: boolean) {
  const [last, setLast] = useState<{ of: string; verdict: Verdict } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useCheckImport();
  const baris = JSON.stringify(officers.map(({ isi }) => isi));
  const hear = ({ error, ...outcome }: Outcome<Imported>) => {
    const errors = error?.data?.errors;
    const says = 'says' in outcome ? outcome.says : undefined;
    const verdict: Verdict = !error
      ? { is: 'lulus' }
      : errors
        ? { is: 'keliru', complaints: serverComplaints(errors, officers) }
        : { is: 'gagal', says: error.code === 0 ? UNREACHED : (says ?? error.message) };
    setLast({ of: baris, verdict });
  };
  const check = useEffectEvent(async (isLatest: () => boolean) => {
    const outcome = await ask({ input: { baris, uji: '1' } }, { form: saysItself });
    if (isLatest()) hear(outcome);
  });
  const hasRows = isReady && officers.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or another attempt, are checked anew
  useEffect(() => {
    if (!hasRows) return undefined;
    let isLatest = true;
    void check(() => isLatest);
    return () => {
      isLatest = false;
    };
  }, [baris, hasRows, attempt]);
  const verdict = last?.of === baris ? last.verdict : null;
  const checkAgain = () => {
    setLast(null);
    setAttempt((count) => count + 1);
  };
  const hearSignal = useEffectEvent(() => {
    if (verdict?.is === 'gagal') checkAgain();
  });
  useEffect(() => {
    const again = () => hearSignal();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return {
    baris,
    /** Null while it is awaited. */
    verdict,
    hear,
    checkAgain,
  };
}
