import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { Acuan, AcuanRow, Isian } from '../model/acuan';
import css from './acuan.module.css';

interface BothVersionsProps<Row extends AcuanRow> {
  acuan: Acuan<Row>;
  mine: Isian;
  theirs: Isian;
  /** The other's version is taken instead. */
  onTake: () => void;
}

const asStored = (_name: string, value: string) => value;

/** Two versions of a row beside each other, after somebody else was faster. */
export function BothVersions<Row extends AcuanRow>({ acuan, mine, theirs, onTake }: BothVersionsProps<Row>) {
  const { labels, useTeks = () => asStored } = acuan;
  const teks = useTeks();
  const shown = (name: string, isian: Isian) => teks(name, isian[name] ?? '') || '(kosong)';
  return (
    <section className={css['bagian']} aria-label="Dua versi">
      <Notice role="alert">Data ini sudah diubah orang lain. Bandingkan, lalu pilih versi mana yang disimpan.</Notice>
      <table className={css['banding']}>
        <thead>
          <tr>
            <th scope="col">Isian</th>
            <th scope="col">Isian Anda</th>
            <th scope="col">Di server</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(labels).map(([name, label]) => (
            <tr key={name} data-beda={(mine[name] ?? '') === (theirs[name] ?? '') ? undefined : ''}>
              <th scope="row">{label}</th>
              <td>{shown(name, mine)}</td>
              <td>{shown(name, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css['tombol']}>
        <Button look="tenang" onClick={onTake}>
          Pakai versi di server
        </Button>
      </div>
    </section>
  );
}
