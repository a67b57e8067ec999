import { kolomPetugas } from '#contract/limits.ts';
import { RepairCell } from '@/features/import-laporan';
import { type Repairs, repairAt } from '@/shared/office-file';
import { Button } from '@/shared/ui/Button';
import type { JudgedOfficer } from '../model/judge-officers';
import { kolom } from '../model/officer-spec';
import css from './import-preview.module.css';

interface OfficerRowsProps {
  rows: readonly JudgedOfficer[];
  repairs: Repairs;
  onRepair: (id: string, name: string, text: string) => void;
  onSkip: (id: string) => void;
}

/** The officers of a list; cells that are wrong are put right in them. */
export const OfficerRows = ({ rows, repairs, onRepair, onSkip }: OfficerRowsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className={css['gulir']} aria-label="Isi berkas" tabIndex={0}>
    <table className={css['tabel']}>
      <thead>
        <tr>
          <th scope="col">Baris</th>
          {kolom.map((name) => (
            <th key={name} scope="col">
              {kolomPetugas[name]}
            </th>
          ))}
          <th scope="col">Keadaan</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isWrong = Object.keys(row.reasons).length > 0;
          return (
            <tr key={row.id}>
              <th scope="row" aria-label={`Baris ${row.nomor}`}>
                <span>
                  <span>Baris </span>
                  {row.nomor}
                </span>
              </th>
              {kolom.map((name) => {
                const reason = row.reasons[name];
                const isOpen = reason !== undefined || repairs[repairAt(row.id, name)] !== undefined;
                return (
                  <td key={name} data-kolom={kolomPetugas[name]}>
                    {isOpen ? (
                      <RepairCell
                        label={`${kolomPetugas[name]}, baris ${row.nomor}`}
                        text={row.texts[name]}
                        reason={reason}
                        isFigure={false}
                        onRepair={(text) => onRepair(row.id, name, text)}
                      />
                    ) : (
                      <span>{row.isi[name]}</span>
                    )}
                    {reason !== undefined &&
                      row.asks[name]?.map((text) => (
                        <Button key={text} look="tenang" onClick={() => onRepair(row.id, name, text)}>
                          Pakai {text}
                        </Button>
                      ))}
                    {row.notes[name] && <small>{row.notes[name]}</small>}
                  </td>
                );
              })}
              <td className={css['keadaan']}>
                {isWrong ? (
                  <>
                    <strong>Perlu diperbaiki</strong>
                    <Button look="tenang" aria-label={`Lewati baris ${row.nomor}`} onClick={() => onSkip(row.id)}>
                      Lewati
                    </Button>
                  </>
                ) : (
                  'Benar'
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
