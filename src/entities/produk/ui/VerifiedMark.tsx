import { BadgeCheck } from 'lucide-react';
import css from './verified-mark.module.css';

/** The office knows this farmer: said in words, not by a colour alone. */
export const VerifiedMark = ({ users: { terverifikasi } }: { users: { terverifikasi: boolean | null } }) =>
  terverifikasi ? (
    <span className={css['tanda']}>
      <BadgeCheck aria-hidden size={16} />
      Terverifikasi dinas
    </span>
  ) : null;
