import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { Link } from 'react-router-dom';
import { sideNav } from '@/widgets/app-shell/@x/office-shell';

interface RoomLinkProps {
  to: string;
  Icon?: LucideIcon;
  /** Whether this is where the reader is. */
  isHere?: boolean;
  onClick?: MouseEventHandler | undefined;
  children: string;
}

/** To a room, or out of the office. */
export const RoomLink = ({ Icon, isHere, children, ...link }: RoomLinkProps) => (
  <li>
    <Link {...link} className={sideNav['butir']} aria-current={isHere ? 'page' : undefined}>
      {Icon && <Icon aria-hidden size={20} />}
      {children}
    </Link>
  </li>
);
