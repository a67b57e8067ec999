import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import css from './kecamatan-directory.module.css';

interface PlaceLinkProps {
  to: string;
  nama: string;
  Icon: LucideIcon;
  /** The quiet second line. */
  line?: string | undefined;
  isPinned?: boolean;
  onOpen?: () => void;
}

/** A row that leads to a place: the link is its name, and reaches as far as the row. */
export function PlaceLink({ to, nama, Icon, line, isPinned = false, onOpen }: PlaceLinkProps) {
  const id = useId();
  return (
    <li className={`${css['baris']} ${isPinned ? css['utama'] : ''}`}>
      <Icon aria-hidden className={css['pin']} />
      <div className={css['kata']}>
        <Link to={to} className={css['nama']} onClick={onOpen} {...(line && { 'aria-describedby': id })}>
          {nama}
        </Link>
        {line && (
          <span id={id} className={css['keterangan']}>
            {line}
          </span>
        )}
      </div>
      <ChevronRight aria-hidden className={css['panah']} />
    </li>
  );
}
