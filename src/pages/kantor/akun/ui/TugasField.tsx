import { regional } from '#contract/formulas/wilayah/regional.ts';
import { allKecamatan } from '@/entities/wilayah';
import { useInfiniteList } from '@/shared/api';
import { useFormField } from '@/shared/form';
import { ErrorState } from '@/shared/ui/ErrorState';
import css from './manage-akun.module.css';

/** Ids in a form's text: '1,3'. */
export const idsIn = (text: string): string[] => text.split(',').filter((id) => id !== '');

/** The sub-districts in which an officer works: as many as are ticked. The form holds their ids with commas between. */
export function TugasField({ name }: { name: string }) {
  const { rows, isLoading, error, retry } = useInfiniteList(allKecamatan);
  const { input, complaint } = useFormField(name);
  const chosen = idsIn(input.value);
  const toggle = (id: string, is: boolean) =>
    input.onChange((is ? [...chosen, id] : chosen.filter((one) => one !== id)).join(','));
  const help = `${name}-keluhan`;
  return (
    <fieldset className={css['tugas']} aria-describedby={help} aria-busy={isLoading}>
      <legend>{regional('Kecamatan tugas')}</legend>
      {error && <ErrorState error={error} onRetry={retry} />}
      <div className={css['pilihan']}>
        {rows.map(({ id, nama_kecamatan }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(String(id))}
              aria-invalid={Boolean(complaint)}
              onChange={(event) => toggle(String(id), event.target.checked)}
              onBlur={input.onBlur}
            />
            {nama_kecamatan}
          </label>
        ))}
      </div>
      <p id={help} className={css['keluhan']}>
        {complaint}
      </p>
    </fieldset>
  );
}
