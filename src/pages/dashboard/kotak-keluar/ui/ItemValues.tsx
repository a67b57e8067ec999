import type { OutboxItem } from '@/shared/outbox';
import { filesIn, typedFields } from '../model/fields';
import css from './kotak-keluar.module.css';

/** What was typed; where the server has a row of its own in its place, both. */
export function ItemValues({ item }: { item: OutboxItem }) {
  const fields = typedFields(item);
  const files = filesIn(item);
  const theirs = item.refusal?.data?.baris;
  if (!theirs) {
    return (
      <dl className={css['nilai']}>
        {fields.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text || '–'}</dd>
          </div>
        ))}
        {files > 0 && (
          <div>
            <dt>Foto</dt>
            <dd>{files}</dd>
          </div>
        )}
      </dl>
    );
  }
  return (
    <table className={css['banding']}>
      <thead>
        <tr>
          <td />
          <th scope="col">Isian Anda</th>
          <th scope="col">Di server</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, label, text }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{text || '–'}</td>
            <td>{String(theirs[name] ?? '–')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
