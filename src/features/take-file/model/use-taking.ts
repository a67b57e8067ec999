import { useEffect, useRef, useState } from 'react';
import { toast } from '@/shared/ui/toaster';
import { type Berkas, takeFile } from './take-file';

/** A file that is being fetched: how much of it has come, and the ways to begin and to stop. One at a time. */
export function useTaking(address: string, fallback: string) {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const take = async (format: Berkas): Promise<void> => {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setBytes(0);
    try {
      const why = await takeFile({ address, format, fallback, signal: own.signal, onBytes: setBytes });
      if (why) toast.error(why);
      else toast.success('Berkas telah diunduh');
    } catch {
      // Stopped by the user, or the table has gone.
    } finally {
      running.current = undefined;
      setBytes(null);
    }
  };
  return { bytes, take, stop: () => running.current?.abort() };
}
