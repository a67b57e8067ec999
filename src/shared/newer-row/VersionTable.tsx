import css from './newer-row.module.css';

/** What is compared: its name to the eye, what was typed, and what the server has by now. */
interface Compared {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** Stands out among others that are equal. */
  stands?: boolean;
}

interface VersionTableProps {
  rows: readonly Compared[];
  /** The head above the labels; none by default. */
  corner?: string;
}

/** Two versions of a row beside each other. */
export const VersionTable = ({ rows, corner }: VersionTableProps) => (
  <table className={css['banding']}>
    <thead>
      <tr>
        {corner ? <th scope="col">{corner}</th> : <td />}
        <th scope="col">Isian Anda</th>
        <th scope="col">Di server</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, label, mine, theirs, stands }) => (
        <tr key={name} data-beda={stands || undefined}>
          <th scope="row">{label}</th>
          <td>{mine}</td>
          <td>{theirs}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
