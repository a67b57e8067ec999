import { useForm } from 'react-final-form';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import css from './newer-row.module.css';
import { VersionTable } from './VersionTable';

interface NewerRowProps<Values extends object> {
  /** What the form would hold of the row as it is on the server. */
  newer: Values & { revisi: number };
  /** What is compared, by the form's labels. */
  fields: readonly (readonly [name: keyof Values & string, label: string])[];
  /** One of both is chosen. */
  onChosen: () => void;
}

/** Somebody else was faster: both versions side by side, and the choice between them. */
export function NewerRow<Values extends object>({ newer, fields, onChosen }: NewerRowProps<Values>) {
  const form = useForm<Record<string, unknown>>();
  const { values } = form.getState();
  const asText = (value: unknown) => (value === '' || value === undefined || value === null ? 'kosong' : String(value));
  const differing = fields
    .map(([name, label]) => ({ name, label, mine: asText(values[name]), theirs: asText(newer[name]) }))
    .filter(({ mine, theirs }) => mine !== theirs);
  const takeTheirs = () => {
    form.batch(() => {
      for (const [name, value] of Object.entries(newer)) form.change(name, value);
    });
    onChosen();
  };
  const keepMine = () => {
    form.change('revisi', newer.revisi);
    onChosen();
    void form.submit();
  };

  return (
    <Notice
      role="alert"
      className={css['bentrok']}
      action={
        <>
          {differing.length > 0 && <VersionTable rows={differing} />}
          <span className={css['pilihan']}>
            <Button look="tenang" onClick={takeTheirs}>
              Pakai yang di server
            </Button>
            <Button look="tenang" onClick={keepMine}>
              Simpan isian saya
            </Button>
          </span>
        </>
      }
    >
      Orang lain sudah mengubahnya sejak Anda membukanya. Pilih yang dipakai.
    </Notice>
  );
}
