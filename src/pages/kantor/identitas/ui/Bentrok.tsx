import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { fields } from './fields';
import css from './identitas.module.css';

interface BentrokProps {
  own: { readonly [Name in (typeof fields)[number][0]]?: unknown };
  theirs: IdentitasKantor;
  onTakeTheirs: () => void;
}

/** Both versions side by side, where somebody else was faster. */
export function Bentrok({ own, theirs, onTakeTheirs }: BentrokProps) {
  const different = fields.filter(([name]) => String(own[name] ?? '').trim() !== theirs[name]);
  return (
    <Notice
      role="alert"
      action={
        <>
          <table className={css['banding']}>
            <thead>
              <tr>
                <th scope="col">Isian</th>
                <th scope="col">Di server</th>
                <th scope="col">Isian Anda</th>
              </tr>
            </thead>
            <tbody>
              {different.map(([name, label]) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{theirs[name] || '–'}</td>
                  <td>{String(own[name] ?? '') || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button look="tenang" onClick={onTakeTheirs}>
            Pakai yang di server
          </Button>
        </>
      }
    >
      Orang lain sudah mengubah identitas kantor. Simpan sekali lagi untuk memakai isian Anda.
    </Notice>
  );
}
