import { lineCount, type OfficeTable } from '@/shared/office-file';
import css from './import.module.css';

const MOST_SHOWN = 200;

/** The lines of a file that are no rows, with their numbers: none of them vanishes. */
export const SkippedLines = ({ lines }: { lines: OfficeTable['skipped'] }) =>
  lines.length > 0 && (
    <details className={css['dilewati']}>
      <summary>Lihat {lineCount(lines.length)} yang dilewati</summary>
      <ul>
        {lines.slice(0, MOST_SHOWN).map(({ at, reason, text }) => (
          <li key={`${at} ${text}`}>
            Baris {at} ({reason}): {text}
          </li>
        ))}
      </ul>
    </details>
  );
