import { Bold, Heading2, Link2, List, ListOrdered } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import css from './kegiatan-form.module.css';

const buttons = [
  ['subjudul', 'Subjudul', Heading2],
  ['tebal', 'Tebal', Bold],
  ['daftar', 'Daftar', List],
  ['bernomor', 'Daftar bernomor', ListOrdered],
] as const;

interface TandaBarProps {
  onMark: (tanda: (typeof buttons)[number][0]) => void;
  onLink: () => void;
}

/** Puts marks into the text for whoever does not know them by heart. */
export const TandaBar = ({ onMark, onLink }: TandaBarProps) => (
  <fieldset className={css['alat']} aria-label="Sisipkan tanda">
    {buttons.map(([name, label, Icon]) => (
      <Button
        key={name}
        look="ikon"
        aria-label={label}
        title={name === 'tebal' ? `${label} (Ctrl+B)` : label}
        // What is selected in the text stays so.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onMark(name)}
      >
        <Icon aria-hidden size={20} />
      </Button>
    ))}
    <Button
      look="ikon"
      aria-label="Tautan"
      title="Tautan (Ctrl+K)"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onLink}
    >
      <Link2 aria-hidden size={20} />
    </Button>
  </fieldset>
);
