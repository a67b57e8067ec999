import type { ReactNode } from 'react';
import { Notice } from '@/shared/ui/Notice';

/** Periods that are named; the rest are counted. */
const NAMED = 5;

interface UndatedNoticeProps {
  /** The names of the periods without dates; a server of an earlier version sends none. */
  periodes: readonly string[] | null | undefined;
  className?: string | undefined;
  /** The way to their dates. */
  children: ReactNode;
}

/** Names the periods that a summary leaves out for want of dates. */
export function UndatedNotice({ periodes, className, children }: UndatedNoticeProps) {
  if (!periodes || periodes.length === 0) return null;
  return (
    <Notice className={className}>
      Tidak dihitung karena tanpa tanggal: {periodes.slice(0, NAMED).join(', ')}
      {periodes.length > NAMED && ` dan ${periodes.length - NAMED} lainnya`}. {children}
    </Notice>
  );
}
