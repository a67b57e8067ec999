import { useForm } from 'react-final-form';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import css from './newer-row.module.css';

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
  const differing = fields.filter(([name]) => asText(values[name]) !== asText(newer[name]));
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
          {differing.length > 0 && (
            <table className={css['banding']}>
              <thead>
                <tr>
                  <td />
                  <th scope="col">Isian Anda</th>
                  <th scope="col">Di server</th>
                </tr>
              </thead>
              <tbody>
                {differing.map(([name, label]) => (
                  <tr key={name}>
                    <th scope="row">{label}</th>
                    <td>{asText(values[name])}</td>
                    <td>{asText(newer[name])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
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
