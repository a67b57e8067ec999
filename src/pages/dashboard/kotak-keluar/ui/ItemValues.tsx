import type { OutboxItem } from '@/shared/write';
import { filesIn, shown, storedFields, typedFields } from '../model/fields';
import { isDelete, unchangedIn } from '../model/settling';
import css from './kotak-keluar.module.css';

/** What was typed; where the server has a row of its own in its place, both. */
export function ItemValues({ item }: { item: OutboxItem }) {
  const theirs = item.refusal?.data?.baris;
  const fields = isDelete(item) && theirs ? storedFields(theirs) : typedFields(item);
  const files = filesIn(item);
  // 'Timpa dengan isian saya' leaves these as the server has them.
  const unchanged = new Set(theirs && unchangedIn(item));
  if (!theirs) {
    if (fields.length === 0 && files === 0) return null;
    return (
      <dl className={css['nilai']}>
        {fields.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
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
            <td>{isDelete(item) ? 'Dihapus' : unchanged.has(name) ? 'Tidak Anda ubah' : text}</td>
            <td>{shown(name, theirs[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
