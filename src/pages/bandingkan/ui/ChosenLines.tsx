import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alamatBanding, type Pilihan, type RentangMinggu } from '#contract/pilihan.ts';
import { namaPilihan } from '../model/proposals';
import css from './bandingkan.module.css';

interface ChosenLinesProps {
  dipilih: readonly Pilihan[];
  minggu: RentangMinggu;
}

/** The lines that are compared; a tap takes one away. */
export function ChosenLines({ dipilih, minggu }: ChosenLinesProps) {
  const without = (gone: Pilihan) =>
    alamatBanding(
      dipilih.filter((one) => one !== gone).map(({ kunci }) => kunci),
      minggu,
    );
  return (
    <ul className={css['pilihan']} aria-label="Yang dibandingkan">
      {dipilih.map((one) => (
        <li key={one.kunci}>
          <Link
            to={without(one)}
            replace
            preventScrollReset
            className={css['terpilih']}
            aria-label={`Hapus ${namaPilihan(one)}`}
          >
            <span>{namaPilihan(one)}</span>
            <X aria-hidden size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
